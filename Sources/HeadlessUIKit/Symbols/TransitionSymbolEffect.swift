/// An effect with which a symbol comes or goes.
@available(iOS 17.0, *)
public protocol TransitionSymbolEffect {}
