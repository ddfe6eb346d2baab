import Diagnostics

/// What is special about one file of a template.
package struct TemplateFileRule: Hashable, Sendable {
    /// The file's path in the template, as it is on disk.
    package let path: String
    /// Where it lands, when that is not what its own path says.
    package let destination: String?
    /// When it is written; always, where there is no condition.
    package let condition: TemplateCondition?
    /// The name of the list for each entry of which it is written once.
    package let repetition: String?
    /// Whether it is written only where no file stands yet, and what stands there is left alone.
    package let isWrittenOnce: Bool
    /// Whether what is rendered is the file's bytes in base64.
    package let isBase64: Bool
}

extension TemplateFileRule {
    /// Reads an entry of a manifest.
    init(_ entry: JSONEntry) throws(Diagnostic) {
        let members = try entry.members(named: ["path", "when", "each", "once", "base64", "to"])
        path = try members.text("path")
        destination = try members["to"]?.text
        condition = try TemplateCondition(members["when"])
        repetition = try members["each"]?.text
        isWrittenOnce = try members["once"]?.flag ?? false
        isBase64 = try members["base64"]?.flag ?? false
    }
}
