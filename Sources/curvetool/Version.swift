/// The version of the tool. Scripts ask the tool for it.
let toolVersion = "0.2.0"
