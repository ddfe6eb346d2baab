import Diagnostics
import Mustache

/// What a template leaves to write by hand, beside its files.
package struct TemplateHandwork: Sendable {
    private let place: Template
    private let lines: [Template]
    private let condition: TemplateCondition?

    /// What is left with these values; nil where that is nothing.
    ///
    /// - Throws: A diagnostic when the template names a value that there is not.
    package func handwork(with values: [String: Value]) throws(Diagnostic) -> Handwork? {
        let all = Value.object(values)
        if let condition, try !condition.holds(in: all) { return nil }
        var written: [String] = []
        for line in lines { written.append(try line.render(all, escaping: .none, mode: .strict)) }
        return Handwork(place: try place.render(all, escaping: .none, mode: .strict), lines: written)
    }
}

extension TemplateHandwork {
    /// Reads an entry of a manifest.
    init(_ entry: JSONEntry) throws(Diagnostic) {
        let members = try entry.members(named: ["place", "lines", "when"])
        place = try Template(members.text("place"), name: ModuleTemplate.manifestName)
        var lines: [Template] = []
        for line in try members.entry("lines").elements {
            lines.append(try Template(line.text, name: ModuleTemplate.manifestName))
        }
        self.lines = lines
        condition = try TemplateCondition(members["when"])
    }
}

extension TemplateManifest {
    /// What is left to write by hand with these values, where anything is.
    ///
    /// - Throws: A diagnostic when the template names a value that there is not.
    package func handwork(with values: [String: Value]) throws(Diagnostic) -> Handwork? {
        for entry in handwork {
            if let left = try entry.handwork(with: values) { return left }
        }
        return nil
    }
}
