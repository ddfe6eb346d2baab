/// Where in a file a piece of Swift stands.
struct Scope {
    let settings: Settings
    /// The file's name, with its ending.
    let file: String
    /// The types around it, the outermost first.
    var types: [String] = []
    /// The functions around it, the outermost first, without labels.
    var functions: [String] = []
    /// Whether it is compiled only where there is an Objective-C runtime.
    var isObjectiveC = false

    /// Whether the file is the place for a type's extensions, such as `UIColor+Photos.swift`.
    func isExtensionFile(of types: String...) -> Bool {
        types.contains { file.hasPrefix($0 + "+") }
    }
}
