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

extension TemplateHandwork: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case place, lines, when
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        let read = { (text: String) in try Template(text, name: ModuleTemplate.manifestName) }
        place = try read(container.decode(String.self, forKey: .place))
        lines = try container.decode([String].self, forKey: .lines).map(read)
        condition = try container.decodeIfPresent(TemplateCondition.self, forKey: .when)
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
