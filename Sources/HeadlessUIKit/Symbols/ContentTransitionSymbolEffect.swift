/// An effect with which a symbol takes the place of another.
@available(iOS 17.0, *)
public protocol ContentTransitionSymbolEffect {}
