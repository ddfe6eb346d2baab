import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewTraitsTests {
    private let journal = Journal()

    @Test func `a style holds below, until another is set`() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.displayScale == 3)
        inner.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a change is told from the top down to those that it reaches`() {
        let outer = RecordingView("outer", in: journal)
        let inner = RecordingView("inner", in: journal)
        let own = RecordingView("own", in: journal)
        own.overrideUserInterfaceStyle = .light
        outer.addSubview(inner)
        outer.addSubview(own)
        _ = journal.take()
        outer.overrideUserInterfaceStyle = .dark
        #expect(journal.take() == ["outer.traitCollectionDidChange", "inner.traitCollectionDidChange"])
    }

    @Test func `a dynamic background follows the style`() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func `a controller's style holds in its view`() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }
}
