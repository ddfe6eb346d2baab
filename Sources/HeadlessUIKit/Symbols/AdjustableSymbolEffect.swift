/// An effect that one can ask more of.
@available(iOS 17.0, *)
protocol AdjustableSymbolEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

@available(iOS 17.0, *)
extension AdjustableSymbolEffect {
    /// The same with one thing more, in place of those that it rules out.
    func with(_ way: String, not others: String...) -> Self {
        var adjusted = self
        adjusted.configuration.ways = configuration.ways.subtracting(others).union([way])
        return adjusted
    }
}
