/// As suits the symbol.
@available(iOS 17.0, *)
public struct AutomaticSymbolEffect: AdjustableSymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect,
    Hashable
{
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "automatic")
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// As suits the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
