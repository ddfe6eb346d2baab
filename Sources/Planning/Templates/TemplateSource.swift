import Diagnostics
import LightFoundation
import Mustache

/// What a file of a template holds: read and parsed once, when it is first asked for.
///
/// Of the many that a template has, most are never asked for: each is one small object.
final class TemplateSource: Sendable {
    private struct Held {
        var contents: FileContents?
        var template: Template?
    }

    private let path: RelativePath
    private let folder: String
    private let read: @Sendable (RelativePath) throws(Diagnostic) -> FileContents
    private let held = Guarded(Held())

    /// - Parameters:
    ///   - path: The file in the template's folder.
    ///   - folder: What people call that folder, for messages.
    ///   - read: Gives what a file holds.
    init(
        _ path: RelativePath,
        in folder: String,
        read: @escaping @Sendable (RelativePath) throws(Diagnostic) -> FileContents
    ) {
        self.path = path
        self.folder = folder
        self.read = read
    }

    /// Its bytes.
    ///
    /// - Throws: A diagnostic when it cannot be read.
    func contents() throws(Diagnostic) -> FileContents {
        if let contents = held.use({ $0.contents }) { return contents }
        let contents = try read(path)
        held.use { $0.contents = contents }
        return contents
    }

    /// Its text, parsed.
    ///
    /// - Throws: A diagnostic that names the file, and the line where it has one.
    func template() throws(Diagnostic) -> Template {
        if let template = held.use({ $0.template }) { return template }
        guard let text = try contents().text else {
            throw Diagnostic(
                "The file is not UTF-8 text, so it cannot be rendered.",
                at: Place(file: "\(folder)/\(path)"),
                fix: "Drop '\(ModuleTemplate.suffix)' from its name to have it copied as it is."
            )
        }
        let template = try Template(text, name: "\(folder)/\(path)")
        held.use { $0.template = template }
        return template
    }
}
