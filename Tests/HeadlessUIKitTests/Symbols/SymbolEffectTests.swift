import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SymbolEffectTests {
    private let view = UIImageView(image: UIImage(systemName: "bell"))

    private var kinds: [String] { view.effects.running.keys.sorted() }

    @Test func `an effect that ends by itself tells so when its rounds are over`() {
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2)) { ends.append($0.isFinished) }
        #expect(kinds == ["bounce"])
        Headless.advance(by: 0.9)
        #expect(ends.isEmpty)
        Headless.advance(by: 0.2)
        #expect(ends == [true])
        #expect(kinds.isEmpty)
    }

    @Test func `an effect that stays is taken away by its kind`() {
        var heard: [String] = []
        view.addSymbolEffect(.scale.up)
        view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2))
        Headless.drain()
        #expect(kinds == ["scale", "variableColor"])
        view.removeSymbolEffect(ofType: .scale) { context in heard.append("\(context.sender === view)") }
        Headless.drain()
        #expect(kinds == ["variableColor"])
        #expect(heard == ["true"])
        view.removeAllSymbolEffects()
        #expect(kinds.isEmpty)
    }

    @Test func `an effect that is cut short says so`() {
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse, options: .nonRepeating) { ends.append($0.isFinished) }
        view.removeAllSymbolEffects()
        Headless.drain()
        #expect(ends == [false])
    }

    @Test func `one symbol takes the place of another`() {
        var shown: [Bool] = []
        let other = UIImage(systemName: "bell.fill") ?? UIImage()
        view.setSymbolImage(other, contentTransition: .replace.downUp) { shown.append($0.contentTransition != nil) }
        #expect(view.image === other)
        Headless.drain()
        #expect(shown == [true])
    }

    @Test func `what is asked for last of two that rule each other out counts`() {
        #expect(BounceSymbolEffect.bounce.up.down == BounceSymbolEffect.bounce.down)
        #expect(BounceSymbolEffect.bounce.up != BounceSymbolEffect.bounce.down)
        #expect(SymbolEffectOptions.repeating.speed(2).nonRepeating == SymbolEffectOptions.speed(2).nonRepeating)
    }
}
