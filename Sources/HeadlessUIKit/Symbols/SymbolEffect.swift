/// A movement of a symbol's layers.
///
/// The types of symbols' effects are those of Apple's module Symbols, which UIKit brings along.
@available(iOS 17.0, *)
public protocol SymbolEffect: Sendable {
    /// What the effect is made of.
    var configuration: SymbolEffectConfiguration { get }
}
