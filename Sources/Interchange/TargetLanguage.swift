/// A platform whose text this module reads or writes.
enum TargetLanguage {}
