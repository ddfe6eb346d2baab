import Testing

import HeadlessUIKit

/// What apps override of views, seen from outside of the module.
private final class Tile: UIView {
    private(set) var heard: [String] = []

    override var contentMode: UIView.ContentMode { didSet { heard.append("mode") } }
    override var tag: Int { didSet { heard.append("tag") } }
    override var layoutMargins: UIEdgeInsets { didSet { heard.append("margins") } }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
    override var accessibilityIdentifier: String? {
        get { "tile" }
        set { heard.append(newValue ?? "") }
    }
    override func bringSubviewToFront(_ view: UIView) {
        heard.append("front")
        super.bringSubviewToFront(view)
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        heard.append("gesture")
        super.addGestureRecognizer(gestureRecognizer)
    }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// What apps override of controllers.
private final class Page: UIViewController {
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    private(set) var asked = 0

    override var sheetPresentationController: UISheetPresentationController? { sheet }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tabBarItem: UITabBarItem! {
        get { UITabBarItem(title: "Page", image: nil, tag: 3) }
        set {}
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set {}
    }
    override func setNeedsStatusBarAppearanceUpdate() { asked += 1 }
}

@MainActor @Suite struct OverridingTests {
    @Test func `what a view is like and contains can be overridden`() {
        let tile = Tile()
        tile.contentMode = .center
        tile.tag = 4
        tile.layoutMargins = .zero
        tile.accessibilityIdentifier = "other"
        let child = UIView()
        tile.addSubview(child)
        tile.bringSubviewToFront(child)
        tile.addGestureRecognizer(UITapGestureRecognizer())
        #expect(tile.heard == ["mode", "tag", "margins", "other", "front", "gesture"])
        #expect(tile.viewWithTag(4) === tile)
        #expect(tile.safeAreaInsets.top == 5)
        #expect(tile.gestureRecognizers?.count == 1)
        #expect((tile as any UIDynamicItem).collisionBoundsType == .ellipse)
    }

    @Test func `what a controller is like can be overridden`() {
        let page = Page()
        #expect(page.sheetPresentationController === page.sheet)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        #expect(page.tabBarItem.tag == 3)
        #expect(page.tabBarController === tabs)
        page.setNeedsStatusBarAppearanceUpdate()
        #expect(page.asked == 1)
        #expect(page.overrideUserInterfaceStyle == .dark)
    }
}
