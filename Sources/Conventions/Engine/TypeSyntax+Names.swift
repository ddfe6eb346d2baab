import SwiftSyntax

extension TypeSyntax {
    /// The names that it is made of, without modules, outer types and generic arguments.
    var nameFacts: [NameFact] {
        if let name = self.as(IdentifierTypeSyntax.self) { return [name.name.fact(of: self)] }
        if let member = self.as(MemberTypeSyntax.self) { return [member.name.fact(of: self)] }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameFacts }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap(\.type.nameFacts)
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nameFacts }
        if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.nameFacts }
        if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.nameFacts }
        return []
    }

    /// Whether it is written with a question mark or an exclamation mark.
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

extension TokenSyntax {
    fileprivate func fact(of type: TypeSyntax) -> NameFact {
        NameFact(name: plain, start: type.start, end: type.end)
    }
}
