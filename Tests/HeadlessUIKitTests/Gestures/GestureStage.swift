@testable import HeadlessUIKit

/// A view in a window, and a journal of what its recognizers and itself go through.
@MainActor
final class GestureStage {
    let view = TouchedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let journal: Journal
    private let stage: Stage

    init() {
        stage = Stage(view)
        journal = view.journal
    }

    var window: UIWindow { stage.window }

    /// Adds a recognizer whose states are noted under a name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String = "",
        to view: UIView? = nil
    ) -> Recognizer {
        Headless.whenRecognized(recognizer) { [journal] in journal.note(name + "\($0.state)") }
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A view that notes its touches.
final class TouchedView: UIView {
    let journal = Journal()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("down") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("move") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("up") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("taken") }
}

/// A delegate of which a test decides.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true
    var receives = true
    var isSimultaneous = false
    var waits = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
}
