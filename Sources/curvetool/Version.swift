/// The version of the tool; scripts ask the tool for it.
let toolVersion = "0.1.0"
