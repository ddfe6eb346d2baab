import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewTintTests {
    private let journal = Journal()

    @Test func `the tint comes from the views around, and is the system's blue at the top`() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }

    @Test func `a change is told to those that take it, and to no others`() {
        let outer = RecordingView("outer", in: journal)
        let inner = RecordingView("inner", in: journal)
        let own = RecordingView("own", in: journal)
        own.tintColor = .green
        outer.addSubview(inner)
        outer.addSubview(own)
        _ = journal.take()
        outer.tintColor = .red
        #expect(journal.take() == ["outer.tintColorDidChange", "inner.tintColorDidChange"])
        outer.tintColor = .red
        #expect(journal.take() == [])
    }

    @Test func `a view that moves under another tint hears of it`() {
        let outer = UIView()
        outer.tintColor = .red
        let inner = RecordingView("inner", in: journal)
        outer.addSubview(inner)
        #expect(journal.take().last == "inner.tintColorDidChange")
    }

    @Test func `the adjustment mode comes from above too`() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
    }
}
