/// How often and how fast an effect runs.
@available(iOS 17.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How many times an effect runs that ends by itself; nil for as often as it likes.
    var count: Int?
    var isRepeating = false
    var pace = 1.0

    /// As the effect runs by itself.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same, again and again.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(count: nil, isRepeating: true, pace: pace) }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, isRepeating: false, pace: pace) }
    /// The same, so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, isRepeating: count == nil, pace: pace)
    }
    /// The same, so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, isRepeating: isRepeating, pace: speed)
    }
}
