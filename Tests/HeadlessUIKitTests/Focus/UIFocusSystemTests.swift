import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIFocusSystemTests {
    private final class Tile: UIView {
        let journal = Journal()
        var lets = true

        override var canBecomeFocused: Bool { true }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            journal.note(context.nextFocusedView === self ? "focused" : "left")
            coordinator.addCoordinatedAnimations({}, completion: { [journal] in journal.note("done") })
        }
    }

    private let first = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let second = Tile(frame: CGRect(x: 100, y: 0, width: 50, height: 50))

    @Test func `the focus goes from one view to another, and both hear of it`() {
        let stage = Stage(first, second)
        #expect(Headless.focus(first) == nil)
        #expect(first.isFocused)
        #expect(Headless.focus(second) == nil)
        #expect(!first.isFocused)
        #expect(first.journal.take() == ["focused", "done", "left", "done"])
        #expect(second.journal.take() == ["focused", "done"])
        second.lets = false
        #expect(Headless.focus(first) == .refused)
        #expect(second.isFocused)
        #expect(Headless.focus(stage.window) == .notSelectable)
        #expect(Headless.focus(Tile()) == .notOnScreen)
    }

    @Test func `the focus goes where a controller prefers it`() {
        final class Preferring: UIViewController {
            var preferred: UIView?
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? [] }
        }
        let controller = Preferring()
        for view in [first, second] { controller.view.addSubview(view) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(UIFocusSystem.focusSystem(for: controller) == nil)
        window.rootViewController = controller
        window.isHidden = false
        controller.preferred = second
        controller.setNeedsFocusUpdate()
        controller.updateFocusIfNeeded()
        #expect(second.isFocused)
        #expect(controller.contains(second))
        #expect(!first.contains(second))
    }
}
