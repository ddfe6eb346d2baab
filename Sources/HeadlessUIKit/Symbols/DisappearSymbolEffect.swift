/// Layers disappear.
@available(iOS 17.0, *)
public struct DisappearSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "disappear")

    /// The effect upward.
    public var up: DisappearSymbolEffect { with("up", not: "down") }
    /// The effect downward.
    public var down: DisappearSymbolEffect { with("down", not: "up") }
    /// The effect on one layer after the other.
    public var byLayer: DisappearSymbolEffect { with("byLayer", not: "wholeSymbol") }
    /// The effect on all layers at once.
    public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol", not: "byLayer") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Layers disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
