import SwiftSyntax

/// Actions and observers are connected in `createEvents`.
struct A6Places: SyntaxRule {
    static let convention = Convention.a6
    let kinds: [SyntaxKind] = [.functionCallExpr]
    let words = ["addTarget", "addObserver", "addAction", "addGestureRecognizer"]

    private static let events: Set = ["addTarget", "addObserver", "addAction", "addGestureRecognizer"]
    private static let places: Set = [
        "init", "createFields", "createViews", "loadData", "loadView", "viewDidLoad", "viewWillAppear",
        "viewDidAppear",
    ]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.name, Self.events.contains(name),
            let function = scope.functions.last, Self.places.contains(function)
        else { return [] }
        // An alert's 'addAction' takes an action alone; a control's says for which event.
        guard name != "addAction" || call.argument("for") != nil else { return [] }
        return [
            candidate(
                "'\(function)' connects an event.",
                fix: "Move '\(name)' to 'createEvents', and undo it in 'destroyEvents'.",
                at: call,
                in: scope,
                when: .screen
            )
        ]
    }
}
