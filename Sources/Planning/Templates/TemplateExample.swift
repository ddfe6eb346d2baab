/// A line to copy, with what it does.
package struct TemplateExample: Hashable, Sendable {
    /// The words, from the first to the last.
    package let line: String
    /// What they do, in a sentence.
    package let summary: String
}

extension TemplateExample: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case line, summary
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        line = try container.decode(String.self, forKey: .line)
        summary = try container.decode(String.self, forKey: .summary)
    }
}
