import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct FeedbackAndPointerTests {
    @Test func `what the hand feels is kept`() {
        let felt = Headless.feedback {
            let impact = UIImpactFeedbackGenerator(style: .heavy)
            impact.prepare()
            impact.impactOccurred()
            impact.impactOccurred(intensity: 0.5)
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UISelectionFeedbackGenerator().selectionChanged()
        }
        #expect(
            felt == [
                .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.5), .notification(.error), .selection,
            ]
        )
    }

    @Test func `a generator may belong to a view`() {
        let view = UIView()
        let generator = UISelectionFeedbackGenerator(view: view)
        #expect(generator.view === view)
        view.removeInteraction(generator)
        #expect(generator.view == nil)
    }

    @Test func `a pointer looks as the delegate says, in the part that it says`() {
        final class Pointer: NSObject, UIPointerInteractionDelegate {
            var part: CGRect?
            let journal = Journal()
            func pointerInteraction(
                _ interaction: UIPointerInteraction,
                regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? { part.map { UIPointerRegion(rect: $0, identifier: "part") } ?? defaultRegion }
            func pointerInteraction(
                _ interaction: UIPointerInteraction,
                styleFor region: UIPointerRegion
            ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 20)) }
            func pointerInteraction(
                _ interaction: UIPointerInteraction,
                willExit region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { journal.note("exit") }
        }
        let delegate = Pointer()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let stage = Stage(view)
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(Headless.pointerStyle(over: view)?.shape == .verticalBeam(length: 20))
        #expect(delegate.journal.take() == ["exit"])
        delegate.part = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(Headless.pointerStyle(over: view) == nil)
        delegate.part = nil
        interaction.isEnabled = false
        #expect(Headless.pointerStyle(over: view) == nil)
        withExtendedLifetime(stage) {}
    }
}
