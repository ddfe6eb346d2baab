/// The effects that a view has on its symbol just now: of each kind at most one.
///
/// They take time on the clock of `Headless`, and are not drawn.
@MainActor
struct SymbolEffects {
    /// How long one round of an effect lasts, in seconds.
    static let round = 0.5

    /// The effects by their kinds.
    private(set) var running: [String: any SymbolEffect] = [:]
    private var ends: [String: () -> Void] = [:]

    /// Lets an effect run its rounds; one that repeats itself without end stays.
    mutating func run(
        _ effect: some SymbolEffect,
        on view: UIImageView,
        as options: SymbolEffectOptions,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard !options.isRepeating else { return keep(effect, on: view, completion) }
        let kind = begin(effect)
        let time = Self.round * Double(max(1, options.count ?? 1)) / options.pace
        let ticket = Headless.schedule(after: time) { [weak view] in
            guard let view else { return }
            view.effects.forget(kind)
            completion?(UISymbolEffectCompletionContext(of: view, effect: effect))
        }
        ends[kind] = { [weak view] in
            Headless.cancel(ticket)
            guard let view else { return }
            completion?(UISymbolEffectCompletionContext(of: view, effect: effect, isFinished: false))
        }
    }

    /// Lets an effect stay.
    mutating func keep(_ effect: some SymbolEffect, on view: UIImageView, _ completion: UISymbolEffectCompletion?) {
        _ = begin(effect)
        tell(completion, of: effect, on: view)
    }

    /// Takes away what is of an effect's kind.
    mutating func end(_ effect: some SymbolEffect, on view: UIImageView, _ completion: UISymbolEffectCompletion?) {
        let end = ends[effect.configuration.kind]
        forget(effect.configuration.kind)
        end?()
        tell(completion, of: effect, on: view)
    }

    mutating func endAll() {
        let all = ends.sorted { $0.key < $1.key }.map(\.value)
        (running, ends) = ([:], [:])
        for end in all { end() }
    }

    private mutating func begin(_ effect: some SymbolEffect) -> String {
        let kind = effect.configuration.kind
        let former = ends[kind]
        forget(kind)
        former?()
        running[kind] = effect
        return kind
    }

    private mutating func forget(_ kind: String) {
        running[kind] = nil
        ends[kind] = nil
    }

    private func tell(_ completion: UISymbolEffectCompletion?, of effect: some SymbolEffect, on view: UIImageView) {
        guard let completion else { return }
        Headless.schedule(after: 0) { [weak view] in
            guard let view else { return }
            completion(UISymbolEffectCompletionContext(of: view, effect: effect))
        }
    }
}
