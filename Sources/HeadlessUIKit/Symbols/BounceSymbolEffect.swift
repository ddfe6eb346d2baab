/// Layers grow or shrink for a moment.
@available(iOS 17.0, *)
public struct BounceSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "bounce")

    /// The effect upward.
    public var up: BounceSymbolEffect { with("up", not: "down") }
    /// The effect downward.
    public var down: BounceSymbolEffect { with("down", not: "up") }
    /// The effect on one layer after the other.
    public var byLayer: BounceSymbolEffect { with("byLayer", not: "wholeSymbol") }
    /// The effect on all layers at once.
    public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol", not: "byLayer") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
    /// Layers grow or shrink for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

@available(iOS 18.0, *)
extension BounceSymbolEffect: IndefiniteSymbolEffect {}
