import SwiftSyntax

/// What is kept for later does not keep the screen.
struct F4StrongSelf: SyntaxRule {
    static let convention = Convention.f4
    let kinds: [SyntaxKind] = [.functionCallExpr]
    let words = ["UIAction", "addObserver", "scheduledTimer", "events"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let call = node.as(FunctionCallExprSyntax.self), keepsClosures(call), !call.isInPassingMenu else {
            return []
        }
        return call.closures.filter(\.capturesSelf).map { closure in
            candidate(
                "The closure keeps the controller that keeps it.",
                fix: "Begin it with '[weak self]'.",
                at: closure,
                in: scope,
                when: .controller,
                edits: closure.weakening
            )
        }
    }

    private func keepsClosures(_ call: FunctionCallExprSyntax) -> Bool {
        switch call.name {
        case "UIAction": true
        case "addObserver": call.argument("forName") != nil
        // What fires once lets go of its closure then.
        case "scheduledTimer": call.argument("repeats").map { $0.trimmedDescription != "false" } ?? false
        case "on", "observe", "follow", "followTheme", "run": call.receiver?.lastName == "events"
        default: false
        }
    }
}

extension FunctionCallExprSyntax {
    private static let menus: Set = ["UIContextMenuConfiguration", "UIMenu", "UISwipeActionsConfiguration"]

    /// Whether it makes an action of a menu that is made anew each time it is asked for, so that nobody keeps it.
    fileprivate var isInPassingMenu: Bool {
        guard name == "UIAction" else { return false }
        return sequence(first: Syntax(self), next: \.parent).contains { node in
            if let call = node.as(FunctionCallExprSyntax.self) { return call.name == "UIContextMenuConfiguration" }
            let result = node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            return result?.nameFacts.contains { Self.menus.contains($0.name) } == true
        }
    }
}

extension ClosureExprSyntax {
    /// Whether it uses `self` and does not say how it captures it.
    fileprivate var capturesSelf: Bool {
        let captures = signature?.capture?.items.map { $0.name.text } ?? []
        guard !captures.contains("self") else { return false }
        return statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
}
