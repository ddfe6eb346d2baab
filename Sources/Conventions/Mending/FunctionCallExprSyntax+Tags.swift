import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The name that the `Tag` of the type around the call has for a number.
    func tagName(of number: Int) -> String? {
        var node = Syntax(self).parent
        while let current = node, current.asProtocol((any DeclGroupSyntax).self) == nil { node = current.parent }
        let members = node?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        let tags = members?.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "Tag" }
        guard let tags, tags.inheritanceClause?.inheritedTypes.first?.type.nameFacts.first?.name == "Int" else {
            return nil
        }
        var next = 0
        for element in tags.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements)
        {
            let value = element.rawValue.map { $0.value.literalNumber } ?? next
            // What another number is written as is not known.
            guard let value else { return nil }
            if value == number { return element.name.text }
            next = value + 1
        }
        return nil
    }
}
