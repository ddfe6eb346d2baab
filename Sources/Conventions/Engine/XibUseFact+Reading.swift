import SwiftSyntax

extension XibUseFact {
    /// What its calls are named.
    static let words: Set = ["XibView", "loadNibNamed", "UINib"]

    /// Reads `XibView("PhotosView", …)`, `loadNibNamed("PhotosView", …)` and `UINib(nibName: "PhotosView", …)`.
    init?(_ call: FunctionCallExprSyntax, in type: String) {
        let name: ExprSyntax? =
            switch call.name {
            case "XibView", "loadNibNamed": call.argument(nil)
            case "UINib": call.argument("nibName")
            default: nil
            }
        guard let literal = name, let text = literal.literalText else { return nil }
        self.init(type: type, name: text, offset: literal.start)
    }
}
