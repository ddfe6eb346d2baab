import SwiftSyntax

/// Reads declarations of types and extensions.
struct TypeReader {
    let text: ReadText

    /// The declaration as a fact; nil when it declares no type.
    func fact(of node: Syntax, outer: String?) -> TypeFact? {
        if let type = node.as(ClassDeclSyntax.self) { return fact(.class, type.name, of: type, outer) }
        if let type = node.as(StructDeclSyntax.self) { return fact(.struct, type.name, of: type, outer) }
        if let type = node.as(EnumDeclSyntax.self) { return fact(.enum, type.name, of: type, outer) }
        if let type = node.as(ActorDeclSyntax.self) { return fact(.actor, type.name, of: type, outer) }
        if let type = node.as(ProtocolDeclSyntax.self) { return fact(.protocol, type.name, of: type, outer) }
        if let type = node.as(ExtensionDeclSyntax.self) { return fact(of: type, outer) }
        guard let alias = node.as(TypeAliasDeclSyntax.self) else { return nil }
        return TypeFact(
            kind: .typealias,
            name: alias.name.plain,
            outer: outer,
            inherited: alias.initializer.value.nameFacts,
            offset: alias.name.start,
            lines: 0,
            access: Access(alias.modifiers)
        )
    }

    private func fact(
        _ kind: TypeFact.Kind,
        _ name: TokenSyntax,
        of type: some DeclGroupSyntax,
        _ outer: String?
    ) -> TypeFact {
        TypeFact(
            kind: kind,
            name: name.plain,
            outer: outer,
            inherited: type.inheritanceClause?.inheritedTypes.flatMap(\.type.nameFacts) ?? [],
            offset: name.start,
            lines: lines(of: type.memberBlock),
            access: Access(type.modifiers),
            members: MemberReader(text: text).members(of: type.memberBlock.members)
        )
    }

    private func fact(of type: ExtensionDeclSyntax, _ outer: String?) -> TypeFact {
        TypeFact(
            kind: .extension,
            name: type.extendedType.nameFacts.first?.name ?? type.extendedType.trimmedDescription,
            outer: outer,
            inherited: type.inheritanceClause?.inheritedTypes.flatMap(\.type.nameFacts) ?? [],
            offset: type.extendedType.start,
            lines: lines(of: type.memberBlock),
            access: Access(type.modifiers),
            members: MemberReader(text: text).members(of: type.memberBlock.members)
        )
    }

    private func lines(of body: MemberBlockSyntax) -> Int {
        text.lines.lines(from: body.leftBrace.start, to: body.rightBrace.start)
    }
}
