import LightFoundation

/// The templates that travel with the tool.
package enum BuiltinTemplates {
    /// The folder that holds a folder for each template: beside the program, where SwiftPM puts it, or the repository's own
    /// where another program runs the tool's modules.
    package static let folder: String = {
        let built = Program.folder.map { "\($0)/scaffold_TemplateFiles.\(Program.bundleExtension)" }
        if let built, FileManager.default.fileExists(atPath: built) { return built }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Templates").path
    }()
}
