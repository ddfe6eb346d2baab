import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITapGestureRecognizerTests {
    private let stage = GestureStage()
    private var journal: Journal { stage.journal }

    @Test func `a tap ends the gesture, and the view loses its touch`() {
        let tap = stage.add(UITapGestureRecognizer())
        #expect(Headless.tap(stage.view) == nil)
        #expect(journal.take() == ["ended", "taken"].withDown)
        #expect(tap.state == .possible)
        Headless.tap(stage.view)
        #expect(journal.take() == ["ended", "taken"].withDown)
    }

    @Test func `the view keeps its touch where the recognizer lets it`() {
        stage.add(UITapGestureRecognizer()).cancelsTouchesInView = false
        Headless.tap(stage.view)
        #expect(journal.take() == ["down", "ended", "up"])
    }

    @Test func `a recognizer around the view is reached, unless switched off or away`() {
        let tap = stage.add(UITapGestureRecognizer(), to: stage.window)
        Headless.tap(stage.view)
        #expect(journal.take().contains("ended"))
        tap.isEnabled = false
        Headless.tap(stage.view)
        #expect(journal.take() == ["down", "up"])
        tap.isEnabled = true
        stage.window.removeGestureRecognizer(tap)
        Headless.tap(stage.view)
        #expect(journal.take() == ["down", "up"])
        #expect(tap.view == nil)
    }

    @Test func `two taps are made in time, or not at all`() {
        stage.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        Headless.tap(stage.view, times: 2)
        #expect(journal.take().filter { $0 == "ended" }.count == 1)
        Headless.tap(stage.view)
        Headless.advance(by: 0.4)
        Headless.tap(stage.view)
        #expect(!journal.take().contains("ended"))
    }

    @Test func `the end of a touch is held back until a double tap has failed`() {
        stage.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        Headless.tap(stage.view)
        #expect(journal.take() == ["down"])
        Headless.advance(by: 0.36)
        #expect(journal.take() == ["up"])
    }

    @Test func `a single tap that waits for a double tap comes when that fails`() {
        let double = stage.add(UITapGestureRecognizer(), "double ")
        double.numberOfTapsRequired = 2
        let single = stage.add(UITapGestureRecognizer(), "single ")
        single.require(toFail: double)
        Headless.tap(stage.view)
        #expect(journal.take() == ["down"])
        Headless.advance(by: 0.36)
        #expect(journal.take() == ["single ended", "taken"])
        Headless.tap(stage.view, times: 2)
        #expect(journal.take().filter { $0.hasSuffix("ended") } == ["double ended"])
        Headless.drain()
        #expect(journal.take().isEmpty)
    }

    @Test func `without a requirement a single tap comes before a double tap`() {
        stage.add(UITapGestureRecognizer(), "single ")
        stage.add(UITapGestureRecognizer(), "double ").numberOfTapsRequired = 2
        Headless.tap(stage.view, times: 2)
        let made = journal.take().filter { $0.hasSuffix("ended") }
        #expect(made.first == "single ended")
        #expect(made.last == "double ended")
    }

    @Test func `two fingers tap where two are asked for`() {
        stage.add(UITapGestureRecognizer()).numberOfTouchesRequired = 2
        Headless.tap(stage.view)
        #expect(!journal.take().contains("ended"))
        Headless.tap(stage.view, times: 1, fingers: 2)
        #expect(journal.take().contains("ended"))
    }

    @Test func `a long hold and a drag are no taps`() {
        stage.add(UITapGestureRecognizer())
        Headless.longPress(stage.view, for: 1)
        Headless.pan(stage.view, by: CGPoint(x: 60, y: 0))
        #expect(!journal.take().contains("ended"))
    }

    @Test func `the tap's place is that of the finger`() {
        let tap = stage.add(UITapGestureRecognizer())
        var places: [CGPoint] = []
        Headless.whenRecognized(tap) { places += [$0.location(in: $0.view), $0.location(ofTouch: 0, in: nil)] }
        Headless.tap(stage.view)
        #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 150)])
        #expect(Headless.exceptions { _ = tap.location(ofTouch: 0, in: nil) }.map(\.name) == ["NSRangeException"])
    }

    @Test func `a finger on a label makes the gesture of what is behind it`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.view.addSubview(label)
        #expect(Headless.tap(label) == .ignoresTouches)
        stage.add(UITapGestureRecognizer())
        #expect(Headless.tap(label) == nil)
        #expect(journal.take().contains("ended"))
    }

    @Test func `a tap on a button is the button's, not that of a view around it`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.addAction(UIAction { [journal] _ in journal.note("button") }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.add(UITapGestureRecognizer())
        Headless.tap(button)
        #expect(journal.take() == ["button"])
        stage.add(UITapGestureRecognizer(), to: button)
        Headless.tap(button)
        #expect(journal.take() == ["ended"])
    }
}

extension [String] {
    /// These lines, after that of a finger that went down.
    fileprivate var withDown: [String] { ["down"] + self }
}
