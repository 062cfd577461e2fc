import Spring

/// Options with a value, as people write them.
enum OptionExample {
  /// What is said about an option without its value; nil without an example.
  ///
  /// - Parameter quoted: The option and the name of its value, as in `--samples <N>`.
  static func missing(_ quoted: String, _ command: String) -> String? {
    let words = quoted.split(separator: " ", maxSplits: 1).map(String.init)
    guard let option = words.first else { return nil }
    let name = words.count > 1 ? String(words[1].dropFirst().dropLast()) : ""
    let isFact =
      command == "spring" && !["--mass", "--stiffness", "--damping"].contains(option)
      && SpringFact.all.contains { $0.column.letters == option.letters }
    return text(of: option, name).map { example in
      "\(option) takes a value, as in \(example)"
        + (isFact ? "; `curvetool spring` prints it without the option" : "")
    }
  }

  /// An option with a value; nil for one whose values are few words, which the help lists.
  ///
  /// - Parameter name: The name of the value in the help.
  static func text(of option: String, _ name: String = "") -> String? {
    (values[option] ?? values["<\(name)>"]).map { "\(option) \($0)" }
  }

  private static let values = [
    "--plot": "picture.png, or --plot - for the terminal",
    "--csv": "rows.csv, or --csv - for standard output", "--format": "csv", "--explain": "0.5",
    "--at": "0,0.1,0.5", "--to": "css,compose", "--values": "0,10,0", "--key-times": "0,0.5,1",
    "--panels": "value,energy", "--tension": "0,0.5,0", "--continuity": "0,0.5,0",
    "--bias": "0,0.5,0", "--known": "velocity=0", "--drop": "3,5", "--late": "3,5",
    "--inverse": "0.1,0.5", "--samples": "101", "--title": "'Two springs'", "--color": "auto",
    "--velocity": "1200", "--timings": "'ease,linear'",
    "<file>": "FILE", "<file|->": "FILE", "<list|file|->": "0.1,0.5",
    "<seconds>": "0.5", "<x>": "0.5", "<value>": "300", "<units/s>": "300", "<units>": "300",
    "<from-value>": "0", "<to-value>": "300", "<N>": "10", "<F>": "60", "<S>": "2",
    "<error>": "0.01", "<fraction>": "0.1", "<ratio>": "0.7", "<threshold>": "0.001",
    "<mass>": "1", "<stiffness>": "230", "<damping>": "22", "<initial-velocity>": "2",
    "<damping-ratio>": "0.7", "<response>": "0.3", "<duration>": "0.5", "<bounce>": "0.2",
    "<curve>": "ease", "<time,value>": "time,x", "<a,b,c>": "mass,overshoot", "<WxH>": "800x600",
    "<I/N>": "1/4", "<min:max>": "0:300", "<path data>": "'M 0 0 L 100 50'", "<name>": "box",
    "<key path>": "position.x",
  ]
}
