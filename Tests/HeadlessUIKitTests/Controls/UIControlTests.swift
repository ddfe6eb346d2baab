import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIControlTests {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let journal = Journal()

    private func action(_ name: String, id: String? = nil) -> UIAction {
        UIAction(identifier: id.map { UIAction.Identifier($0) }) { [journal] _ in journal.note(name) }
    }

    // Facts 6: raw values of states and events.
    @Test func `states and events have UIKit's bits`() {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
        let events: [UIControl.Event] = [
            .touchDown, .touchUpInside, .touchCancel, .valueChanged, .primaryActionTriggered, .menuActionTriggered,
            .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        #expect(events.map(\.rawValue) == [0, 6, 8, 12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
    }

    @Test func `the state follows from what is set`() {
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
        control.isEnabled = true
        control.isHighlighted = true
        #expect(control.state == [.highlighted, .selected])
    }

    // Facts 6: a later action of the same identifier replaces the earlier; one action may be on many events.
    @Test func `an action of the same identifier takes the earlier one's place`() {
        control.addAction(action("old", id: "a"), for: .valueChanged)
        control.addAction(action("new", id: "a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(journal.take() == ["new"])
    }

    @Test func `one action serves many events, once each`() {
        let action = action("x")
        control.addAction(action, for: .touchDown)
        control.addAction(action, for: .valueChanged)
        control.addAction(action, for: .valueChanged)
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
        control.sendActions(for: .valueChanged)
        #expect(journal.take() == ["x"])
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(journal.take() == ["x"])
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    // Facts 6: programmatic sendActions works on a disabled control too.
    @Test func `sending works on a disabled control too`() {
        control.addAction(action("x"), for: .touchUpInside)
        control.isEnabled = false
        control.sendActions(for: .touchUpInside)
        #expect(journal.take() == ["x"])
    }

    // Facts 6: the sender is the control; an override of sendAction can suppress.
    @Test func `the sender is the control, while the action is done`() {
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    @Test func `an override that does not call super prevents the action`() {
        final class Mute: UIControl {
            override func sendAction(_ action: UIAction) {}
        }
        let mute = Mute()
        mute.addAction(action("x"), for: .valueChanged)
        mute.sendActions(for: .valueChanged)
        #expect(journal.take().isEmpty)
    }

    @Test func `handlers are shown until told to stop`() {
        control.addAction(action("a"), for: .touchDown)
        control.addAction(action("b"), for: .valueChanged)
        var events: [UIControl.Event] = []
        control.enumerateEventHandlers { action, target, event, stop in
            #expect(action != nil)
            #expect(target == nil)
            events.append(event)
            stop = true
        }
        #expect(events == [.touchDown])
    }

    // Facts 6: a control never passes handled touches up the responder chain.
    @Test func `touches end at the control`() {
        final class Parent: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.addSubview(control)
        let stage = Stage(parent)
        control.addAction(action("down"), for: .touchDown)
        control.addAction(action("up"), for: .touchUpInside)
        #expect(Headless.tap(control) == nil)
        #expect(journal.take() == ["down", "up"])
        #expect(parent.touches == 0)
        #expect(!control.isHighlighted)
        withExtendedLifetime(stage) {}
    }
}
