import SwiftSyntax

/// A controller is not torn down in `deinit`.
struct A5TeardownInDeinit: SyntaxRule {
    static let convention = Convention.a5
    let kinds: [SyntaxKind] = [.functionCallExpr]
    let words = Self.teardown.sorted()

    private static let teardown: Set = [
        "destroyEvents", "destroyViews", "destroyFields", "tearDown", "teardown", "cleanUp", "cleanup", "cleanData",
        "removeObserver", "invalidate", "cancel", "removeAll",
    ]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard scope.functions.last == "deinit", let call = node.as(FunctionCallExprSyntax.self),
            let name = call.name, Self.teardown.contains(name)
        else { return [] }
        return [
            candidate(
                "The screen is torn down in 'deinit': '\(name)' comes too late, or never.",
                fix: "Do it in 'destroyEvents', or let the base's event bag hold what has to end.",
                at: call,
                in: scope,
                when: .controller
            )
        ]
    }
}
