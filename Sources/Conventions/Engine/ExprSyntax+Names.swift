import SwiftSyntax

extension ExprSyntax {
    /// The last name of `a.b?.c`, also through `try`, parentheses and `!`.
    var lastName: String? {
        var part: ExprSyntax? = self
        while let current = part {
            if let name = current.as(DeclReferenceExprSyntax.self) { return name.baseName.plain }
            if let member = current.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plain }
            part = current.as(GenericSpecializationExprSyntax.self)?.expression ?? current.unwrapped
        }
        return nil
    }

    /// The names of `a.b?.c`, the first one first; empty where something else than names stands in between.
    var names: [String] {
        var (part, names): (ExprSyntax?, [String]) = (self, [])
        // Longer chains of names mean nothing to any rule.
        while let current = part, names.count < 12 {
            if let name = current.as(DeclReferenceExprSyntax.self) { return [name.baseName.plain] + names }
            if current.is(SuperExprSyntax.self) { return ["super"] + names }
            if let member = current.as(MemberAccessExprSyntax.self) {
                names.insert(member.declName.baseName.plain, at: 0)
                guard let base = member.base else { return [""] + names }
                part = base
            } else {
                part = current.as(SubscriptCallExprSyntax.self)?.calledExpression ?? current.unwrapped
            }
        }
        return []
    }

    /// What `try`, `await`, `?` and `!` stand around.
    var unwrapped: ExprSyntax? {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
        if let wait = self.as(AwaitExprSyntax.self) { return wait.expression }
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first?.expression
    }
}

extension FunctionCallExprSyntax {
    /// The name that is called.
    var name: String? { calledExpression.lastName }

    /// What stands before the dot, when there is one with something before it.
    var receiver: ExprSyntax? {
        calledExpression.as(MemberAccessExprSyntax.self)?.base
    }

    /// Whether the name is called on nothing or on `self`.
    var isOnSelf: Bool {
        switch calledExpression.names.count {
        case 1: calledExpression.is(DeclReferenceExprSyntax.self)
        case 2: calledExpression.names[0] == "self"
        default: false
        }
    }

    /// The argument with a label; the first one that has none when the label is nil.
    func argument(_ label: String?) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The closures that it is given, between its parentheses and behind them.
    var closures: [ClosureExprSyntax] {
        arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap(\.self)
            + additionalTrailingClosures.map(\.closure)
    }
}
