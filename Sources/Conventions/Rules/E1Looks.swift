import SwiftSyntax

/// Colours and fonts come from the theme's categories.
struct E1Looks: SyntaxRule {
    static let convention = Convention.e1
    let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr, .macroExpansionExpr]
    let words = ["UIColor", "UIFont", "ystemFont", "colorLiteral", "olor"]

    private static let labels: Set = ["red", "white", "hue", "displayP3Red", "named", "cgColor"]
    private static let colors: Set = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange",
        "purple", "brown", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
        "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    ]
    // Teams call their theme by many names.
    private static let places = ["UIColor", "UIFont", "Theme", "Palette", "Colors", "Fonts", "Typography"]
    private static let fonts: Set = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
    ]

    /// Whether UIKit has a colour or a font of that name.
    static func isBuiltIn(_ name: String) -> Bool { colors.contains(name) || fonts.contains(name) }

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        let isTheme = scope.isExtensionFile(of: "UIColor", "UIFont") || scope.file.hasPrefix("Theme")
        let isCategory = scope.types.contains { type in Self.places.contains { type.hasSuffix($0) } }
        guard !isTheme, !isCategory, let look = look(in: node) else { return [] }
        return [
            candidate(
                "'\(look)' is picked outside of the theme.",
                fix: look.contains("Font")
                    ? "Use a font of the 'UIFont' extension, such as '.appFont(ofSize:)'."
                    : "Use a colour of the 'UIColor' extension, such as '.appBlack1'.",
                at: node,
                in: scope,
                when: .always
            )
        ]
    }

    private func look(in node: Syntax) -> String? {
        if let call = node.as(FunctionCallExprSyntax.self) { return look(in: call) }
        if let macro = node.as(MacroExpansionExprSyntax.self) {
            return macro.macroName.text == "colorLiteral" ? "#colorLiteral" : nil
        }
        guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if Self.fonts.contains(name), member.base == nil || member.base?.names == ["UIFont"] {
            return (member.base == nil ? "." : "UIFont.") + name
        }
        guard Self.colors.contains(name) else { return nil }
        if member.base?.names == ["UIColor"] { return "UIColor." + name }
        return member.base == nil && member.isAssignedToColor ? "." + name : nil
    }

    private func look(in call: FunctionCallExprSyntax) -> String? {
        let names = call.calledExpression.names.filter { $0 != "init" }
        guard let label = call.arguments.first?.label?.text else { return nil }
        if names == ["UIColor"], Self.labels.contains(label) { return "UIColor(\(label):)" }
        return names == ["UIFont"] && label == "name" ? "UIFont(name:)" : nil
    }
}

extension MemberAccessExprSyntax {
    /// Whether it is what a property named `…Color` is set to.
    fileprivate var isAssignedToColor: Bool {
        var node = Syntax(self)
        while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(LabeledExprSyntax.self) {
            if let list = parent.as(SequenceExprSyntax.self) {
                let parts = Array(list.elements.prefix(3))
                return parts.count > 2 && parts[1].is(AssignmentExprSyntax.self)
                    && parts[0].lastName?.hasSuffix("olor") == true
            }
            node = parent
        }
        return false
    }
}
