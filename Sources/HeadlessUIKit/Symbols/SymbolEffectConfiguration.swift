/// What an effect is made of.
@available(iOS 17.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The kind of effect, which has at most one of itself on a symbol.
    let kind: String
    /// What was asked for besides, such as a direction.
    var ways: Set<String> = []
}
