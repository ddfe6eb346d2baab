import Conventions
import Diagnostics
import LightFoundation
import Planning

/// What `.scaffold/check.json` decides.
package struct CheckConfig: Sendable {
    /// Where an app keeps it.
    package static let path = ".scaffold/check.json"

    /// The rules and limits.
    package var settings: Settings
    /// The folders whose files are checked.
    package var paths = ["Sources"]

    /// The defaults for an app; those for files outside of any when nil.
    package init(app: String? = nil) {
        settings = Settings(base: app.map { $0 + "ViewController" }, prefix: app)
    }

    /// Reads the decisions of an app's team.
    ///
    /// - Throws: A diagnostic for what is not JSON, for an unknown key or rule with the nearest one there is, and for a
    ///   value of the wrong kind.
    package init(_ contents: FileContents, app: String) throws(Diagnostic) {
        self.init(app: app)
        let value: CheckValue
        do { value = try JSONDecoder().decode(CheckValue.self, from: Data(contents.bytes)) } catch {
            throw .notUnderstood("the file is no JSON")
        }
        let reader = try CheckConfigReader(
            value,
            at: "",
            keys: ["base", "prefix", "paths", "rules", "controllerLines", "folders"]
        )
        settings.base = try reader.text("base") ?? settings.base
        settings.prefix = try reader.text("prefix") ?? settings.prefix
        settings.controllerLines = try reader.number("controllerLines") ?? settings.controllerLines
        settings.rules = try reader.rules()
        settings.folders = try reader.folders()
        paths = try reader.texts("paths") ?? paths
    }
}
