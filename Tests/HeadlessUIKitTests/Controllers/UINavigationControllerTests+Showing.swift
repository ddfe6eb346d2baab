import Testing

@testable import HeadlessUIKit

extension UINavigationControllerTests {
    @Test func `show pushes, from a child too`() {
        show()
        let next = screen("next")
        root.show(next, sender: nil)
        #expect(navigation.topViewController === next)
    }

    @Test func `what is presented is visible`() {
        show()
        #expect(navigation.visibleViewController === root)
        let above = UIViewController()
        root.present(above, animated: false)
        #expect(above.presentingViewController === navigation)
        #expect(navigation.visibleViewController === above)
    }

    @Test func `the bar shows the items of the stack below the camera, and adds to the safe area`() {
        root.title = "Root"
        show()
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        #expect(navigation.navigationBar.items == [root.navigationItem, next.navigationItem])
        #expect(navigation.navigationBar.topItem === next.navigationItem)
        #expect(navigation.navigationBar.backItem?.title == "Root")
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(next.view.frame == window.bounds)
        #expect(next.view.safeAreaInsets.top == 103)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isHidden)
        #expect(next.view.safeAreaInsets.top == 59)
    }

    @Test func `a controller that does not extend under bars starts below them`() {
        root.edgesForExtendedLayout = []
        show()
        #expect(root.view.frame.minY == 103)
        #expect(root.view.safeAreaInsets.top == 0)
    }
}
