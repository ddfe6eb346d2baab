import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewMarginsTests {
    private let journal = Journal()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    @Test func `the window's safe area leaves out camera and home indicator`() {
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func `a view's safe area is what of the outer one reaches into it`() {
        let inner = UIView(frame: CGRect(x: 0, y: 50, width: 393, height: 792))
        #expect(inner.safeAreaInsets == .zero)
        window.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 24, right: 0))
        let middle = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
        window.addSubview(middle)
        #expect(middle.safeAreaInsets == .zero)
    }

    @Test func `a change of the safe area is told at layout`() {
        let view = RecordingView("view", in: journal)
        view.frame = window.bounds
        window.addSubview(view)
        _ = journal.take()
        window.layoutIfNeeded()
        #expect(journal.take() == ["view.safeAreaInsetsDidChange", "view.layoutSubviews"])
    }

    @Test func `margins start at the safe area unless told otherwise`() {
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
