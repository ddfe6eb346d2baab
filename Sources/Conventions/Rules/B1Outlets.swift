import SwiftSyntax

/// A controller is not tied to its xib.
struct B1Outlets: SyntaxRule {
    static let convention = Convention.b1
    let kinds: [SyntaxKind] = [.attribute, .functionCallExpr]
    let words = ["IBOutlet", "IBAction", "IBSegueAction", "nibName", "loadNibNamed"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        if let call = node.as(FunctionCallExprSyntax.self) { return loading(call, in: scope) }
        guard let name = node.as(AttributeSyntax.self)?.attributeName.trimmedDescription,
            ["IBOutlet", "IBAction", "IBSegueAction"].contains(name)
        else { return [] }
        return [
            candidate(
                "'@\(name)' ties the controller to its xib.",
                fix: name == "IBOutlet"
                    ? "Give the control a tag in the xib, and look it up in 'createViews'."
                    : "Connect the control in 'createEvents'.",
                at: node,
                in: scope,
                when: .controller
            )
        ]
    }

    private func loading(_ call: FunctionCallExprSyntax, in scope: Scope) -> [Candidate] {
        if call.name == "loadNibNamed", let owner = call.argument("owner"), owner.names == ["self"] {
            return [
                candidate(
                    "The controller is the xib's owner.",
                    fix: "Pass 'owner: nil'.",
                    at: owner,
                    in: scope,
                    when: .controller,
                    edits: call.needsNoOwner
                        ? [Edit(start: owner.start, end: owner.end, replacement: "nil")] : []
                )
            ]
        }
        guard call.calledExpression.names == ["super", "init"], let name = call.argument("nibName"),
            name.literalText != nil
        else { return [] }
        return [
            candidate(
                "The controller lets UIKit load its xib, which needs an outlet to 'view'.",
                fix: "Pass 'nibName: nil', and load the xib in 'createViews'.",
                at: name,
                in: scope,
                when: .controller
            )
        ]
    }
}

extension FunctionCallExprSyntax {
    /// Whether the xib's objects are taken from what the call returns, in a type without outlets and actions.
    fileprivate var needsNoOwner: Bool {
        let list = parent?.as(ExprListSyntax.self)
        let isDropped =
            parent?.is(CodeBlockItemSyntax.self) == true || list?.first?.is(DiscardAssignmentExprSyntax.self) == true
        var node = parent
        while let current = node, current.asProtocol((any DeclGroupSyntax).self) == nil { node = current.parent }
        let ties: Set = ["IBOutlet", "IBAction", "IBSegueAction"]
        return !isDropped && node?.tokens(viewMode: .sourceAccurate).contains { ties.contains($0.text) } == false
    }
}
