/// Layers fade again and again.
@available(iOS 17.0, *)
public struct PulseSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "pulse")

    /// The effect on one layer after the other.
    public var byLayer: PulseSymbolEffect { with("byLayer", not: "wholeSymbol") }
    /// The effect on all layers at once.
    public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol", not: "byLayer") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Layers fade again and again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
