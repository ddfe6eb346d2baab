import SwiftSyntax

extension SyntaxProtocol {
    /// The byte at which it begins, spaces and comments left out.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

    /// The byte at which it ends, spaces and comments left out.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// What a string literal without interpolation says.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// What a whole number says.
    var literalNumber: Int? {
        self.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text.filter { $0 != "_" }) }
    }

    /// Where the first thing stands that the parser did not understand, or missed.
    var firstError: Int {
        var node = Syntax(self)
        while let next = node.children(viewMode: .all).first(where: { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }
        ) {
            node = next
        }
        return node.start
    }
}

extension TokenSyntax {
    /// The name without the backticks of one that is a keyword too.
    var plain: String { text.filter { $0 != "`" } }
}
