/// An effect that ends by itself.
@available(iOS 17.0, *)
public protocol DiscreteSymbolEffect {}
