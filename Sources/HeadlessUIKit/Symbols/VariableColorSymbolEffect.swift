/// Layers of a symbol of several steps light up in turn.
@available(iOS 17.0, *)
public struct VariableColorSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    Hashable
{
    /// What the effect is made of.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: "variableColor")

    /// One layer lights at a time.
    public var iterative: VariableColorSymbolEffect { with("iterative", not: "cumulative") }
    /// Layers stay lit.
    public var cumulative: VariableColorSymbolEffect { with("cumulative", not: "iterative") }
    /// The steps go back.
    public var reversing: VariableColorSymbolEffect { with("reversing", not: "nonReversing") }
    /// The steps begin anew.
    public var nonReversing: VariableColorSymbolEffect { with("nonReversing", not: "reversing") }
    /// Layers that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers", not: "dimInactiveLayers") }
    /// Layers that are not lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers", not: "hideInactiveLayers") }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers of a symbol of several steps light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
