import SwiftSyntax

/// Reads the comments that suppress a rule.
enum IgnoreReader {
    static let word = "scaffold:ignore"

    /// The comments before and behind a token, each with what it covers: its own line, and the declaration or
    /// statement that follows.
    static func ignores(around token: TokenSyntax) -> [IgnoreFact] {
        var found: [IgnoreFact] = []
        var offset = token.position.utf8Offset
        for piece in token.leadingTrivia {
            if case .lineComment(let text) = piece, let ignore = ignore(text, at: offset) {
                let item = token.statement
                found.append(ignore(item?.start ?? token.start, item?.end ?? token.end))
            }
            offset += piece.sourceLength.utf8Length
        }
        offset = token.end
        for piece in token.trailingTrivia {
            if case .lineComment(let text) = piece, let ignore = ignore(text, at: offset) {
                found.append(ignore(-1, offset))
            }
            offset += piece.sourceLength.utf8Length
        }
        return found
    }

    private static func ignore(_ comment: String, at offset: Int) -> ((Int, Int) -> IgnoreFact)? {
        let words = comment.drop { $0 == "/" || $0 == " " }
        guard words.hasPrefix(word) else { return nil }
        let rest = words.dropFirst(word.count).split(separator: "—", maxSplits: 1, omittingEmptySubsequences: false)
        let ids = rest[0].split { $0 == " " || $0 == "," }.map(String.init)
        let reason = rest.count > 1 ? rest[1].split(separator: " ").joined(separator: " ") : ""
        let length = comment.utf8.count
        return { IgnoreFact(rules: ids, reason: reason, offset: offset, length: length, start: $0, end: $1) }
    }
}

extension TokenSyntax {
    /// The outermost declaration, member or statement that begins with this token.
    fileprivate var statement: Syntax? {
        var found: Syntax?
        var node = parent
        while let current = node, current.start == start {
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self)
                || current.is(EnumCaseElementSyntax.self) || current.is(ArrayElementSyntax.self)
            {
                found = current
            }
            node = current.parent
        }
        return found
    }
}
