import ArgumentParser

/// The commands of the tool, in the order of its help.
let commands: [any ParsableCommand.Type] = [
  SpringCommand.self, BezierCommand.self, TabulateCommand.self, PlotCommand.self,
  CompareCommand.self, KeyframesCommand.self, TimelineCommand.self, SweepCommand.self,
  ConvertCommand.self, PreviewCommand.self, FitCommand.self, DesignCommand.self,
  DecayCommand.self, PlayCommand.self,
  CheckCommand.self, PresetsCommand.self, BenchCommand.self,
]
