import Testing

@testable import HeadlessUIKit

extension UIViewControllerPresentationTests {
    @Test func `a screen in a presented navigation controller is dismissed with it`() {
        let screen = RecordingController("screen", in: journal)
        let navigation = UINavigationController(rootViewController: screen)
        below.present(navigation, animated: false)
        _ = journal.take()
        screen.look = { $0.navigationController?.isBeingDismissed == true ? " with its container" : "" }
        screen.dismiss(animated: false)
        #expect(
            journal.take() == ["screen.willDisappear with its container", "screen.didDisappear with its container"]
        )
        #expect(below.presentedViewController == nil)
    }

    @Test func `over the current context the presenter is the one that defines it`() {
        let child = UIViewController()
        child.definesPresentationContext = true
        below.addChild(child)
        below.view.addSubview(child.view)
        above.modalPresentationStyle = .overCurrentContext
        child.present(above, animated: false)
        #expect(above.presentingViewController === child)
        #expect(above.view.isDescendant(of: below.view))
    }

    @Test func `a sheet starts below the top of the screen`() {
        below.present(above, animated: false)
        #expect(above.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
}
