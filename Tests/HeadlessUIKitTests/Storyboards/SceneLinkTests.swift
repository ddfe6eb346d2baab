import Testing

@testable import HeadlessUIKit

/// What leads from one scene of a storyboard to another without a line of code.
@MainActor @Suite struct SceneLinkTests {
    private let files: TemporaryBundle
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    init() throws {
        files = try TemporaryBundle()
        try files.write(storyboard: "Other", initial: "other", scenes: [#"<viewController title="Other" id="other"/>"#])
    }

    private func shown(_ view: String, connections: String = "", more: [String] = []) throws -> LinkedController {
        try files.show(view, connections: connections, more: more, in: window)
    }

    @Test func `a storyboard's view is loaded when it is asked for, and the controller hears of it`() throws {
        try files.write(
            storyboard: "One",
            initial: "c",
            scenes: [
                """
                <viewController id="c" customClass="LinkedController" customModule="HeadlessUIKitTests">
                    <view key="view" tag="3" id="v"/>
                </viewController>
                """
            ]
        )
        let storyboard = UIStoryboard(name: "One", bundle: files.bundle)
        let controller = try #require(storyboard.instantiateInitialViewController() as? LinkedController)
        #expect(!controller.isViewLoaded)
        #expect(controller.heard.isEmpty)
        #expect(controller.view.tag == 3)
        #expect(controller.heard == ["loaded"])
    }

    @Test func `a button leads on, if the controller lets it`() throws {
        let root = try shown(
            """
            <button tag="1" id="a"><rect key="frame" x="10" y="100" width="100" height="40"/>
                <connections><segue destination="detail" kind="show" identifier="go" id="w2"/></connections>
            </button>
            """
        )
        let button = try #require(root.view.viewWithTag(1) as? UIButton)
        root.forbidden = "go"
        Headless.tap(button)
        Headless.drain()
        #expect(root.navigationController?.viewControllers.count == 1)
        root.forbidden = nil
        Headless.tap(button)
        Headless.drain()
        #expect(root.navigationController?.topViewController?.title == "Detail")
        #expect(root.heard == ["loaded", "prepare go"])
    }

    @Test func `an item of the bar leads on, and keeps its title`() throws {
        let root = try shown("")
        let item = try #require(root.navigationItem.rightBarButtonItem)
        #expect(item.title == "Next")
        let bar = try #require(root.navigationController?.navigationBar)
        #expect(Headless.tap(item, in: bar) == nil)
        Headless.drain()
        #expect(root.navigationController?.topViewController?.title == "Detail")
    }

    @Test func `a scene comes as the way to it says`() throws {
        let root = try shown(
            "",
            connections: """
                <segue destination="detail" kind="presentation" identifier="over" modalPresentationStyle="fullScreen" \
                modalTransitionStyle="crossDissolve" animates="NO" id="w3"/>
                """
        )
        root.performSegue(withIdentifier: "over", sender: nil)
        let over = try #require(root.presentedViewController)
        #expect(over.modalPresentationStyle == .fullScreen)
        #expect(over.modalTransitionStyle == .crossDissolve)
        #expect(over.viewIfLoaded?.window != nil)
    }

    @Test func `a view holds the scene that is embedded in it, before its controller hears that it is loaded`() throws {
        let root = try shown(
            """
            <containerView tag="2" id="k"><rect key="frame" x="0" y="50" width="320" height="90"/>
                <connections><segue destination="detail" kind="embed" identifier="inner" id="w4"/></connections>
            </containerView>
            """
        )
        let inner = try #require(root.children.first)
        #expect(inner.title == "Detail")
        #expect(inner.view.superview === root.view.viewWithTag(2))
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
        #expect(root.heard == ["prepare inner", "loaded"])
    }

    @Test func `a way leads to another storyboard`() throws {
        let root = try shown(
            "",
            connections: #"<segue destination="r" kind="show" identifier="away" id="w5"/>"#,
            more: [#"<viewControllerPlaceholder storyboardName="Other" id="r"/>"#]
        )
        root.performSegue(withIdentifier: "away", sender: nil)
        Headless.drain()
        #expect(root.navigationController?.topViewController?.title == "Other")
    }

    @Test func `a prototype's cell leads on before the delegate hears that it is chosen`() throws {
        let root = try shown(
            """
            <tableView rowHeight="44" tag="4" id="t"><rect key="frame" x="0" y="100" width="320" height="400"/>
                <prototypes><tableViewCell reuseIdentifier="plain" id="p">
                    <connections><segue destination="detail" kind="show" identifier="row" id="w6"/></connections>
                </tableViewCell></prototypes>
                <connections>
                    <outlet property="dataSource" destination="root" id="o1"/>
                    <outlet property="delegate" destination="root" id="o2"/>
                </connections>
            </tableView>
            """
        )
        let table = try #require(root.view.viewWithTag(4) as? UITableView)
        #expect(Headless.select(IndexPath(row: 1, section: 0), in: table) == nil)
        Headless.drain()
        #expect(root.navigationController?.topViewController?.title == "Detail")
        #expect(root.heard == ["loaded", "prepare row 1", "chosen 1"])
    }

    @Test func `what leads back tells the controller that lists the action, and takes away what is over it`() throws {
        let root = try shown(
            "",
            connections: #"<segue destination="last" kind="show" identifier="on" id="w7"/>"#,
            more: [
                """
                <viewController title="Last" id="last">
                    <connections><segue destination="x" kind="unwind" identifier="back" unwindAction="home:" id="w8"/>
                    </connections>
                </viewController>
                <exit id="x" userLabel="Exit"/>
                """
            ]
        )
        root.performSegue(withIdentifier: "on", sender: nil)
        Headless.drain()
        let last = try #require(root.navigationController?.topViewController)
        last.performSegue(withIdentifier: "back", sender: nil)
        Headless.drain()
        #expect(root.navigationController?.topViewController === root)
        #expect(root.heard == ["loaded", "prepare on", "home from Last"])
    }
}
