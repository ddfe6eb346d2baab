/// What became of an effect.
@available(iOS 17.0, *)
@MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Whose symbol it was.
    open private(set) weak var sender: AnyObject?
    /// The effect; nil where one symbol took the place of another.
    open private(set) var effect: (any SymbolEffect)?
    /// How one symbol took the place of another.
    open private(set) var contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
    /// Whether the effect ran to its end.
    open private(set) var isFinished: Bool

    init(
        of sender: AnyObject,
        effect: (any SymbolEffect)? = nil,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil,
        isFinished: Bool = true
    ) {
        self.sender = sender
        self.effect = effect
        self.contentTransition = contentTransition
        self.isFinished = isFinished
        super.init()
    }
}

/// What hears what became of an effect.
@available(iOS 17.0, *)
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
