/// Layers are of another size.
@available(iOS 17.0, *)
public struct ScaleSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "scale")

    /// The effect upward.
    public var up: ScaleSymbolEffect { with("up", not: "down") }
    /// The effect downward.
    public var down: ScaleSymbolEffect { with("down", not: "up") }
    /// The effect on one layer after the other.
    public var byLayer: ScaleSymbolEffect { with("byLayer", not: "wholeSymbol") }
    /// The effect on all layers at once.
    public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol", not: "byLayer") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Layers are of another size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
