internal import XibDocument

/// A tag stands on one control of a xib.
struct B2XibTags: XibRule {
    static let convention = Convention.b2

    func candidates(in document: XibDocument, of elements: [XibElement], text: [UInt8]) -> [XibCandidate] {
        var lines: [String: Int] = [:]
        return elements.compactMap { element in
            guard let tag = element.attributes["tag"], tag != "0", element.name != "placeholder" else { return nil }
            guard let first = lines[tag] else {
                lines[tag] = element.line
                return nil
            }
            return XibCandidate(
                rule: Self.id,
                message: "The tag \(tag) is used twice; line \(first) has it too.",
                fix: "Give this \(element.className) a tag of its own.",
                line: element.line
            )
        }
    }
}
