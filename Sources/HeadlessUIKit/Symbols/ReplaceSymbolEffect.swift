/// One symbol takes the place of another.
@available(iOS 17.0, *)
public struct ReplaceSymbolEffect: AdjustableSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "replace")

    /// The old one shrinks, and the new one grows.
    public var downUp: ReplaceSymbolEffect { with("downUp", not: "upUp", "offUp") }
    /// Both grow.
    public var upUp: ReplaceSymbolEffect { with("upUp", not: "downUp", "offUp") }
    /// The old one is gone at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with("offUp", not: "downUp", "upUp") }
    /// The effect on one layer after the other.
    public var byLayer: ReplaceSymbolEffect { with("byLayer", not: "wholeSymbol") }
    /// The effect on all layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol", not: "byLayer") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
