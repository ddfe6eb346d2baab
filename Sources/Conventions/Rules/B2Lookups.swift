import SwiftSyntax

/// A control is looked up by its tag's name, in `createViews`.
struct B2Lookups: SyntaxRule {
    static let convention = Convention.b2
    let kinds: [SyntaxKind] = [.functionCallExpr]
    let words = ["viewWithTag", "control"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let call = node.as(FunctionCallExprSyntax.self), let argument = call.argument(nil) else { return [] }
        if call.name == "viewWithTag", let number = argument.literalNumber {
            return [
                candidate(
                    "The tag \(number) has no name.",
                    fix: "Name it in 'enum Tag: Int', and look the control up by that name.",
                    at: argument,
                    in: scope,
                    when: .controller,
                    edits: call.tagName(of: number).map { name in
                        [Edit(start: argument.start, end: argument.end, replacement: "Tag.\(name).rawValue")]
                    } ?? []
                )
            ]
        }
        let names = argument.names
        let isLookup =
            call.name == "viewWithTag" || (call.name == "control" && (names.contains("Tag") || names.first == ""))
        guard isLookup, let receiver = call.receiver, !isCell(receiver), let function = scope.functions.last,
            function != "createViews"
        else {
            return []
        }
        return [
            candidate(
                "'\(function)' looks up a control.",
                fix: "Look it up once, in 'createViews', and keep it in a property.",
                at: call,
                in: scope,
                when: .screen
            )
        ]
    }

    // What is in a cell is not the screen's to keep.
    private func isCell(_ receiver: ExprSyntax) -> Bool {
        receiver.names.contains { $0 == "cell" || $0.hasSuffix("Cell") }
    }
}
