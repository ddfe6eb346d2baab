import HeadlessUIKit
import Testing

@MainActor @Suite struct ZoomTransitionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    private let list = UIViewController()
    private let detail = UIViewController()
    private let thumbnail = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test func `a screen zooms out of the view that its transition names`() {
        let (list, detail, thumbnail) = (list, detail, thumbnail)
        detail.preferredTransition = .zoom { context in
            context.sourceViewController === list && context.zoomedViewController === detail ? thumbnail : nil
        }
        #expect(Headless.zoomSource(of: detail) == nil)
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(detail, animated: false)
        #expect(Headless.zoomSource(of: detail) === thumbnail)
        #expect(Headless.zoomSource(of: list) == nil)
        navigation.popViewController(animated: false)
        #expect(Headless.zoomSource(of: detail) == nil)
    }

    @Test func `a screen that is presented zooms out of a view of what is below`() {
        let (list, thumbnail) = (list, thumbnail)
        detail.preferredTransition = .zoom { $0.sourceViewController === list ? thumbnail : nil }
        window.rootViewController = list
        window.isHidden = false
        list.present(detail, animated: false)
        #expect(Headless.zoomSource(of: detail) === thumbnail)
    }

    @Test func `a zoom's options say where the view lies, and whether a finger sends the screen back`() throws {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { $0.sourceView.frame.insetBy(dx: 5, dy: 5) }
        options.interactiveDismissShouldBegin = { $0.willBegin && $0.location.y < 100 }
        options.dimmingColor = .red
        let copy = try #require(options.copy() as? UIViewController.Transition.ZoomOptions)
        #expect(copy.dimmingColor == .red)
        let thumbnail = thumbnail
        detail.preferredTransition = .zoom(options: copy) { _ in thumbnail }
        window.rootViewController = list
        window.isHidden = false
        list.present(detail, animated: false)
        #expect(Headless.zoomAlignment(of: detail) == CGRect(x: 15, y: 25, width: 20, height: 30))
        #expect(Headless.mayZoomBack(detail, from: CGPoint(x: 1, y: 99)))
        #expect(!Headless.mayZoomBack(detail, from: CGPoint(x: 1, y: 101)))
        #expect(!Headless.mayZoomBack(list, from: .zero))
        #expect(Headless.zoomAlignment(of: list) == nil)
    }

    @Test func `a preferred transition of a style takes the place of the screen's own, and zooms nothing`() {
        detail.modalTransitionStyle = .flipHorizontal
        #expect(Headless.transitionStyle(of: detail) == .flipHorizontal)
        detail.preferredTransition = .crossDissolve
        #expect(Headless.transitionStyle(of: detail) == .crossDissolve)
        detail.preferredTransition = .partialCurl
        #expect(Headless.transitionStyle(of: detail) == .partialCurl)
        detail.preferredTransition = .coverVertical
        #expect(Headless.transitionStyle(of: detail) == .coverVertical)
        window.rootViewController = list
        window.isHidden = false
        list.present(detail, animated: false)
        #expect(Headless.zoomSource(of: detail) == nil)
        #expect(!Headless.mayZoomBack(detail, from: .zero))
        detail.preferredTransition = .zoom { _ in nil }
        #expect(Headless.transitionStyle(of: detail) == nil)
        #expect(Headless.mayZoomBack(detail, from: .zero))
    }
}
