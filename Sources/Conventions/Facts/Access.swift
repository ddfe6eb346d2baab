import SwiftSyntax

/// Who may see a declaration.
enum Access: String, Sendable {
    case open, `public`, package, `internal`, `fileprivate`, `private`

    /// Reads it from what stands before the declaration.
    init(_ modifiers: DeclModifierListSyntax) {
        // 'private(set)' says who may set a property.
        self =
            modifiers.lazy.filter { $0.detail == nil }.compactMap { Self.words[$0.name.tokenKind] }.first ?? .internal
    }

    private static let words: [TokenKind: Access] = [
        .keyword(.open): .open, .keyword(.public): .public, .keyword(.package): .package,
        .keyword(.internal): .internal, .keyword(.fileprivate): .fileprivate, .keyword(.private): .private,
    ]
}
