#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension XibNode {
    /// The text given for `key`, as an attribute or as an element of its own; nil for `<nil>` and for nothing.
    package func text(_ key: String) -> String? {
        if let attribute = attribute(key) { return attribute }
        guard let node = child(key: key), ["string", "mutableString"].contains(node.name) else { return nil }
        return node.ownText
    }

    /// The plain text of the attributed string given for `key`.
    package func attributedText(_ key: String) -> String? {
        guard let node = child(key: key), node.name == "attributedString" else { return nil }
        return node.children("fragment").compactMap { $0.text("content") }.joined()
    }

    /// The text inside; decoded where Interface Builder has encoded it.
    var ownText: String? {
        guard attribute("base64-UTF8") == "YES" else { return element.text }
        return Data(unpadded: element.text).flatMap { String(data: $0, encoding: .utf8) }
    }
}
