@available(iOS 17.0, *)
extension UIImageView {
    /// Lets the symbol move, and end by itself.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        effects.run(effect, on: self, as: options, completion)
    }

    /// Lets the symbol move until the effect is taken away.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        effects.keep(effect, on: self, completion)
    }

    /// Lets the symbol move: as often as the options say, or else until the effect is taken away.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        if options.count == nil {
            effects.keep(effect, on: self, completion)
        } else {
            effects.run(effect, on: self, as: options, completion)
        }
    }

    /// Takes an effect of the same kind away.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        effects.end(effect, on: self, completion)
    }

    /// Takes an effect of the same kind away.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        effects.end(effect, on: self, completion)
    }

    /// Takes an effect of the same kind away.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        effects.end(effect, on: self, completion)
    }

    /// Takes all effects away.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        effects.endAll()
    }

    /// Shows another symbol, which takes the place of the one that is there.
    public func setSymbolImage(
        _ image: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        guard let completion else { return }
        Headless.schedule(after: SymbolEffects.round / options.pace) { [weak self] in
            guard let self else { return }
            completion(UISymbolEffectCompletionContext(of: self, contentTransition: contentTransition))
        }
    }
}
