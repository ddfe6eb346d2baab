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

extension TemplateFileRule: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case path, when, each, once, base64
        case destination = "to"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        path = try container.decode(String.self, forKey: .path)
        destination = try container.decodeIfPresent(String.self, forKey: .destination)
        condition = try container.decodeIfPresent(TemplateCondition.self, forKey: .when)
        repetition = try container.decodeIfPresent(String.self, forKey: .each)
        isWrittenOnce = try container.decodeIfPresent(Bool.self, forKey: .once) ?? false
        isBase64 = try container.decodeIfPresent(Bool.self, forKey: .base64) ?? false
    }
}
