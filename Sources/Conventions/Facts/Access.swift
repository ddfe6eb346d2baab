import SwiftSyntax

/// Who may see a declaration.
enum Access: String, Codable, Hashable, Sendable {
    case open, `public`, package, `internal`, `fileprivate`, `private`

    /// Reads it from what stands before the declaration.
    init(_ modifiers: DeclModifierListSyntax) {
        // 'private(set)' says who may set a property.
        let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
        self = words.lazy.compactMap(Access.init).first ?? .internal
    }
}
