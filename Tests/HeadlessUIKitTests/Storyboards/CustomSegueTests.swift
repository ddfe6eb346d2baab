import Testing

@testable import HeadlessUIKit

/// The ways between scenes that are of an app's own classes.
@MainActor @Suite struct CustomSegueTests {
    private let files: TemporaryBundle
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    private let sliding = #"customClass="SlidingSegue" customModule="HeadlessUIKitTests""#

    init() throws {
        files = try TemporaryBundle()
    }

    private func shown(_ view: String, connections: String = "", more: [String] = []) throws -> LinkedController {
        try files.show(view, connections: connections, more: more, in: window)
    }

    @Test func `a way of a class of its own is gone as its perform goes`() throws {
        let root = try shown(
            "",
            connections: """
                <segue destination="detail" kind="custom" identifier="slide" \(sliding) id="w9"/>
                <segue destination="detail" kind="show" identifier="on" \(sliding) id="w10"/>
                """
        )
        root.performSegue(withIdentifier: "slide", sender: nil)
        #expect(root.heard == ["loaded", "prepare slide", "slid slide"])
        #expect(root.children.map(\.title) == ["Detail"])
        #expect(root.navigationController?.topViewController === root)
        root.performSegue(withIdentifier: "on", sender: nil)
        Headless.drain()
        #expect(root.navigationController?.topViewController?.title == "Detail")
    }

    @Test func `a way whose class a storyboard cannot make is gone as others are, and says so`() throws {
        let words = #"customClass="StrangeSegue" customModule="HeadlessUIKitTests""#
        let root = try shown(
            "",
            connections: #"<segue destination="detail" kind="custom" identifier="strange" \#(words) id="w9"/>"#
        )
        let lines = Headless.lines { root.performSegue(withIdentifier: "strange", sender: nil) }
        #expect(lines == ["StrangeSegue is no Headless.StoryboardSegue: a storyboard cannot make it here."])
        #expect(root.presentedViewController?.title == "Detail")
    }

    @Test func `a way whose class does not exist is gone as others are, and says so`() throws {
        let words = #"customClass="MissingSegue" customModule="HeadlessUIKitTests""#
        let root = try shown(
            "",
            connections: #"<segue destination="detail" kind="show" identifier="missing" \#(words) id="w9"/>"#
        )
        let lines = Headless.lines {
            root.performSegue(withIdentifier: "missing", sender: nil)
            Headless.drain()
        }
        #expect(lines == ["Unknown class HeadlessUIKitTests.MissingSegue in Interface Builder file."])
        #expect(root.navigationController?.topViewController?.title == "Detail")
    }

    @Test func `a scene is embedded by a way of a class of its own`() throws {
        let root = try shown(
            """
            <containerView tag="2" id="k"><rect key="frame" x="0" y="50" width="320" height="90"/>
                <connections><segue destination="detail" kind="embed" identifier="inner" \(sliding) id="w4"/></connections>
            </containerView>
            """
        )
        #expect(root.heard == ["prepare inner", "slid inner", "loaded"])
        let inner = try #require(root.children.first)
        #expect(inner.view.superview === root.view.viewWithTag(2))
    }

    @Test func `a way of a class of its own leads back`() throws {
        let root = try shown(
            "",
            connections: #"<segue destination="last" kind="show" identifier="on" id="w7"/>"#,
            more: [
                """
                <viewController title="Last" id="last"><connections>
                    <segue destination="x" kind="unwind" identifier="back" unwindAction="home:" \(sliding) id="w8"/>
                </connections></viewController>
                <exit id="x" userLabel="Exit"/>
                """
            ]
        )
        root.performSegue(withIdentifier: "on", sender: nil)
        Headless.drain()
        let last = try #require(root.navigationController?.topViewController)
        last.performSegue(withIdentifier: "back", sender: nil)
        Headless.drain()
        #expect(root.heard == ["loaded", "prepare on", "home from Last", "slid back"])
        #expect(root.navigationController?.topViewController === root)
    }
}
