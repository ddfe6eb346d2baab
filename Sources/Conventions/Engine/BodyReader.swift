import SwiftSyntax

/// Reads what a function's body calls on `self` and which properties it sets.
final class BodyReader: SyntaxAnyVisitor {
    private(set) var calls: [String] = []
    private(set) var assigned: [String] = []
    private var depth = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        depth += 1
        guard depth < SourceWalker.deepest else { return .skipChildren }
        switch node.kind {
        case .functionCallExpr: note(node.cast(FunctionCallExprSyntax.self))
        case .sequenceExpr: note(node.cast(SequenceExprSyntax.self))
        default: break
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) { depth -= 1 }

    private func note(_ call: FunctionCallExprSyntax) {
        if call.isOnSelf, let name = call.name { calls.append(name) }
    }

    private func note(_ sequence: SequenceExprSyntax) {
        let parts = Array(sequence.elements.prefix(3))
        if parts.count > 2, parts[1].is(AssignmentExprSyntax.self) { noteTarget(parts[0]) }
    }

    private func noteTarget(_ target: ExprSyntax) {
        if let tuple = target.as(TupleExprSyntax.self) {
            for element in tuple.elements { noteTarget(element.expression) }
            return
        }
        let names = target.names.filter { $0 != "self" }
        if names.count == 1 { assigned += names }
    }
}
