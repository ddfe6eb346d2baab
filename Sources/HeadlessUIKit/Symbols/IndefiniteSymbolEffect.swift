/// An effect that lasts until it is taken away.
@available(iOS 17.0, *)
public protocol IndefiniteSymbolEffect {}
