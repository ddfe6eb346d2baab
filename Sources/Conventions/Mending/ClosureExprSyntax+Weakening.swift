import SwiftSyntax

extension ClosureExprSyntax {
    /// The edits that let it hold `self` weakly; none where that takes more than a question mark behind each use.
    var weakening: [Edit] {
        let uses = statements.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.self) }
        guard !uses.isEmpty, uses.allSatisfy({ $0.isHeadOfStatement(in: self) }) else { return [] }
        return [capture] + uses.map { Edit(start: $0.end, end: $0.end, replacement: "?") }
    }

    private var capture: Edit {
        if let list = signature?.capture {
            let text = list.items.isEmpty ? "weak self" : "weak self, "
            return Edit(start: list.leftSquare.end, end: list.leftSquare.end, replacement: text)
        }
        if let signature {
            let place =
                signature.parameterClause?.start ?? signature.effectSpecifiers?.start ?? signature.returnClause?.start
                ?? signature.inKeyword.start
            return Edit(start: place, end: place, replacement: "[weak self] ")
        }
        let isTight = leftBrace.trailingTrivia.isEmpty && statements.first?.leadingTrivia.isEmpty == true
        let text = " [weak self] in" + (isTight ? " " : "")
        return Edit(start: leftBrace.end, end: leftBrace.end, replacement: text)
    }
}

extension TokenSyntax {
    /// Statements in which a statement's value is not used.
    private static let blocks: Set<SyntaxKind> = [
        .codeBlockItemList, .codeBlockItem, .codeBlock, .expressionStmt, .ifExpr, .guardStmt, .forStmt, .whileStmt,
        .repeatStmt, .doStmt, .catchClauseList, .catchClause, .deferStmt, .switchExpr, .switchCaseList, .switchCase,
    ]

    /// Whether it begins a statement such as `self.a.b(c)` or `self.a = b`, whose value nobody takes.
    fileprivate func isHeadOfStatement(in closure: ClosureExprSyntax) -> Bool {
        guard let head = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        var node = Syntax(head)
        guard node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id else { return false }
        while let parent = node.parent, parent.isChain(from: node) { node = parent }
        guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        var around = node.parent
        while let current = around, current.id != closure.id {
            guard Self.blocks.contains(current.kind) else { return false }
            around = current.parent
        }
        return true
    }
}

extension Syntax {
    /// Whether it goes on where `part` ends, or stands around it as `try` does.
    fileprivate func isChain(from part: Syntax) -> Bool {
        switch kind {
        case .memberAccessExpr: cast(MemberAccessExprSyntax.self).base?.id == part.id
        case .functionCallExpr: cast(FunctionCallExprSyntax.self).calledExpression.id == part.id
        case .subscriptCallExpr: cast(SubscriptCallExprSyntax.self).calledExpression.id == part.id
        case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr: true
        case .exprList: isAssignment(to: part)
        case .sequenceExpr: true
        default: false
        }
    }

    private func isAssignment(to part: Syntax) -> Bool {
        let parts = Array(cast(ExprListSyntax.self))
        guard parts.count > 2, parts[0].id == part.id else { return false }
        return parts[1].is(AssignmentExprSyntax.self)
            || ["+=", "-=", "*=", "/="].contains(parts[1].trimmedDescription)
    }
}
