import SwiftSyntax

/// A model's logic is told the time.
struct D1Clock: SyntaxRule {
    static let convention = Convention.d1
    let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr]
    let words = ["Date", "now"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard scope.file.hasSuffix("+Extensions.swift"), isClock(node) else { return [] }
        return [
            candidate(
                "The model reads the clock.",
                fix: "Take the time as a parameter: 'at date: Date'.",
                at: node,
                in: scope,
                when: .always
            )
        ]
    }

    private func isClock(_ node: Syntax) -> Bool {
        if let call = node.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.names == ["Date"] && call.arguments.isEmpty
        }
        guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "now" else {
            return false
        }
        return member.base == nil || member.base?.names == ["Date"]
    }
}
