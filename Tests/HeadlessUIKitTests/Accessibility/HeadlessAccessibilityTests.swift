import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessAccessibilityTests {
    private let label = UILabel()
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    private let journal = Journal()

    init() {
        button.addAction(UIAction { [journal] _ in journal.note("tap") }, for: .touchUpInside)
        slider.addAction(UIAction { [journal] _ in journal.note("slide") }, for: .valueChanged)
    }

    @Test func `what is read out comes in order, without what is hidden`() {
        let group = UIView()
        for view in [label, button] { group.addSubview(view) }
        let outer = UIView()
        for view in [group, slider] { outer.addSubview(view) }
        #expect(Headless.accessibilityElements(in: outer) == [label, button, slider])
        group.accessibilityElements = [button, label]
        #expect(Headless.accessibilityElements(in: outer) == [button, label, slider])
        button.isHidden = true
        #expect(Headless.accessibilityElements(in: outer) == [label, slider])
        group.accessibilityElementsHidden = true
        #expect(Headless.accessibilityElements(in: outer) == [slider])
        group.accessibilityElementsHidden = false
        slider.accessibilityViewIsModal = true
        #expect(Headless.accessibilityElements(in: outer) == [slider])
        slider.accessibilityViewIsModal = false
        group.isAccessibilityElement = true
        #expect(Headless.accessibilityElements(in: outer) == [group, slider])
    }

    @Test func `an element is used by a tap, unless it has a way of its own`() {
        final class Own: UIView {
            var isUsed = false
            override func accessibilityActivate() -> Bool {
                isUsed = true
                return true
            }
        }
        let own = Own()
        let stage = Stage(button, own)
        #expect(Headless.activate(button) == nil)
        #expect(journal.take() == ["tap"])
        #expect(button.accessibilityElementIsFocused())
        #expect(Headless.activate(own) == nil)
        #expect(own.isUsed)
        #expect(!button.accessibilityElementIsFocused())
        #expect(Headless.activate(UIAccessibilityElement(accessibilityContainer: own)) == .refused)
        withExtendedLifetime(stage) {}
    }

    @Test func `a slider steps by a tenth, and says so`() {
        slider.value = 0.5
        #expect(Headless.increment(slider) == nil)
        #expect(abs(slider.value - 0.6) < 0.001)
        #expect(Headless.decrement(slider) == nil)
        #expect(journal.take() == ["slide", "slide"])
        slider.isEnabled = false
        #expect(Headless.increment(slider) == .disabled)
        #expect(Headless.increment(button) == .refused)
    }

    @Test func `a custom action is done under its name`() {
        button.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { [journal] action in
                journal.note(action.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Fail") { _ in false },
        ]
        #expect(Headless.perform("Archive", on: button) == nil)
        #expect(journal.take() == ["Archive"])
        #expect(Headless.perform("Fail", on: button) == .refused)
        #expect(Headless.perform("Nothing", on: button) == .missing)
    }

    @Test func `the gesture that leaves goes up to the controller that takes it`() {
        final class Leaving: UIViewController {
            override func accessibilityPerformEscape() -> Bool { true }
            override func accessibilityPerformMagicTap() -> Bool { false }
        }
        let controller = Leaving()
        controller.view.addSubview(label)
        #expect(Headless.escape(from: label) == nil)
        #expect(Headless.magicTap(on: label) == .refused)
    }

    @Test func `what the app tells is kept, and moves what is read out`() {
        let posts = Headless.accessibilityPosts {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: label)
        }
        #expect(posts.map(\.notification) == [.announcement, .screenChanged])
        #expect(posts.first?.argument as? String == "Saved")
        #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === label)
    }

    @Test func `a choice of the user can be made, and is posted`() {
        defer { Headless.accessibilitySettings = .init() }
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { [journal] _ in MainActor.assumeIsolated { journal.note("motion") } }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        Headless.accessibilitySettings.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(journal.take() == ["motion"])
        NotificationCenter.default.removeObserver(token)
    }
}
