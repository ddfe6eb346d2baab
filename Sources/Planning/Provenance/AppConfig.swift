import Diagnostics

/// What the tool knows of a whole app.
package struct AppConfig: Encodable, Equatable, Sendable {
    /// The version of this file's own shape.
    package let format: Int
    /// The app's name, such as `Gallery`.
    package let app: String

    /// Describes an app.
    package init(app: String) {
        format = ModuleRecord.format
        self.app = app
    }

    /// Reads an app's settings.
    ///
    /// - Throws: A diagnostic that names `file`, where it is damaged or of a newer tool.
    package init(_ contents: FileContents, file: String) throws(Diagnostic) {
        (format, app) = try JSONFile.read(contents, file: file) { (members) throws(Diagnostic) in
            (try members.entry("format").number, try members.text("app"))
        }
        guard format <= ModuleRecord.format else { throw .newer(file: file) }
    }

    /// The settings as a file.
    package var contents: FileContents {
        JSONFile.contents(of: self)
    }
}
