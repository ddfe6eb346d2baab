import Diagnostics
import Mustache

/// What a file of a template holds: read and parsed once, when it is first asked for.
struct TemplateSource: Sendable {
    private let bytes: OnDemand<FileContents>
    private let parsed: OnDemand<Template>

    /// - Parameters:
    ///   - path: The file in the template's folder.
    ///   - folder: What people call that folder, for messages.
    ///   - read: Gives what a file holds.
    init(
        _ path: RelativePath,
        in folder: String,
        read: @escaping @Sendable (RelativePath) throws(Diagnostic) -> FileContents
    ) {
        let bytes = OnDemand { () throws(Diagnostic) in try read(path) }
        self.bytes = bytes
        parsed = OnDemand { () throws(Diagnostic) in
            guard let text = try bytes.value.text else {
                throw Diagnostic(
                    "The file is not UTF-8 text, so it cannot be rendered.",
                    at: Place(file: "\(folder)/\(path)"),
                    fix: "Drop '\(ModuleTemplate.suffix)' from its name to have it copied as it is."
                )
            }
            return try Template(text, name: "\(folder)/\(path)")
        }
    }

    /// Its bytes.
    ///
    /// - Throws: A diagnostic when it cannot be read.
    func contents() throws(Diagnostic) -> FileContents {
        try bytes.value
    }

    /// Its text, parsed.
    ///
    /// - Throws: A diagnostic that names the file, and the line where it has one.
    func template() throws(Diagnostic) -> Template {
        try parsed.value
    }
}
