/// Layers appear.
@available(iOS 17.0, *)
public struct AppearSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "appear")

    /// The effect upward.
    public var up: AppearSymbolEffect { with("up", not: "down") }
    /// The effect downward.
    public var down: AppearSymbolEffect { with("down", not: "up") }
    /// The effect on one layer after the other.
    public var byLayer: AppearSymbolEffect { with("byLayer", not: "wholeSymbol") }
    /// The effect on all layers at once.
    public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol", not: "byLayer") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
    /// Layers appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
