import SwiftParser
import SwiftSyntax

/// Makes a file's declarations its own, so that files which declare the same names compile together.
enum Privacy {
    static func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        let items = Parser.parse(source: text).statements.reversed()
        for place in items.compactMap({ $0.item.as(DeclSyntax.self)?.placeForPrivate }) {
            bytes.insert(contentsOf: Array("private ".utf8), at: place)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension DeclSyntax {
    /// Where `private` may be written; nil where it may not, or something else is written there.
    fileprivate var placeForPrivate: Int? {
        let conforms = self.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil
        if conforms || self.is(ImportDeclSyntax.self) { return nil }
        guard let declaration = asProtocol((any WithModifiersSyntax).self),
            !declaration.modifiers.contains(where: { ["public", "open", "private"].contains($0.name.text) })
        else { return nil }
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        let first = tokens(viewMode: .sourceAccurate).first { token in
            !(attributes.map { token.position < $0.endPosition } ?? false)
        }
        return first?.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
