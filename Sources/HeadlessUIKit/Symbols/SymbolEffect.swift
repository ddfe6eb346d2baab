/// A movement of a symbol's layers.
///
/// The types of symbols' effects are those of Apple's module Symbols, which UIKit brings along.
@available(iOS 17.0, *)
public protocol SymbolEffect: Sendable {
    /// What the effect is made of.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that ends by itself.
@available(iOS 17.0, *)
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is taken away.
@available(iOS 17.0, *)
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
@available(iOS 17.0, *)
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes the place of another.
@available(iOS 17.0, *)
public protocol ContentTransitionSymbolEffect {}

/// What an effect is made of.
@available(iOS 17.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The kind of effect, which has at most one of itself on a symbol.
    let kind: String
    /// What was asked for besides, such as a direction.
    var ways: Set<String> = []
}

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
