import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIStoryboardTests {
    let files: TemporaryBundle
    let storyboard: UIStoryboard
    let window = UIWindow(frame: UIScreen.main.bounds)

    init() throws {
        files = try TemporaryBundle()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
                <scenes>
                    <scene sceneID="s1">
                        <objects>
                            <navigationController id="nav" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
                                </connections>
                            </navigationController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
                        </objects>
                    </scene>
                    <scene sceneID="s2">
                        <objects>
                            <viewController storyboardIdentifier="List" title="List" id="list" sceneMemberID="viewController">
                                <view key="view" id="v1">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                    <subviews>
                                        <label text="Hello" tag="7" id="l1">
                                            <rect key="frame" x="10" y="20" width="100" height="30"/>
                                        </label>
                                    </subviews>
                                </view>
                                <connections>
                                    <segue destination="detail" kind="show" identifier="open" id="a"/>
                                    <segue destination="detail" kind="presentation" identifier="over" id="b">
                                        <nil key="action"/>
                                    </segue>
                                </connections>
                            </viewController>
                        </objects>
                    </scene>
                    <scene sceneID="s3">
                        <objects>
                            <viewController title="Detail" id="detail" sceneMemberID="viewController">
                                <view key="view" id="v2"/>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """
        try Data(text.utf8).write(to: files.folder.appendingPathComponent("Main.storyboard"))
        storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
    }

    @Test func `the first screen comes with what it contains`() throws {
        let lines = Headless.lines {
            window.rootViewController = storyboard.instantiateInitialViewController()
        }
        window.isHidden = false
        let navigation = try #require(window.rootViewController as? UINavigationController)
        let list = try #require(navigation.topViewController)
        #expect(list.title == "List")
        #expect((list.view.viewWithTag(7) as? UILabel)?.text == "Hello")
        #expect(list.storyboard === storyboard)
        #expect(!lines.contains { $0.contains("segue") })
    }

    @Test func `a screen is made by its name, anew each time`() {
        let first = storyboard.instantiateViewController(withIdentifier: "List")
        #expect(first.title == "List")
        #expect(storyboard.instantiateViewController(withIdentifier: "List") !== first)
    }

    @Test func `a name that no screen has is raised`() {
        let raised = Headless.exceptions { _ = storyboard.instantiateViewController(withIdentifier: "Other") }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(raised.first?.reason.hasSuffix("doesn't contain a view controller with identifier 'Other'") == true)
    }

    @Test func `a segue readies the other screen, then shows it in its way`() throws {
        let list = storyboard.instantiateViewController(withIdentifier: "List")
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.isHidden = false
        list.performSegue(withIdentifier: "open", sender: nil)
        Headless.drain()
        #expect(navigation.topViewController?.title == "Detail")
        navigation.popViewController(animated: false)
        list.performSegue(withIdentifier: "over", sender: nil)
        Headless.drain()
        #expect(list.presentedViewController?.title == "Detail")
    }

    @Test func `a controller prepares for a segue before it is performed`() {
        let journal = Journal()
        let source = PreparingController()
        source.journal = journal
        source.core.storyboard = storyboard
        source.core.ways = [
            StoryboardFile.Way(identifier: "go", kind: "show", relationship: nil, destination: "detail")
        ]
        let navigation = UINavigationController(rootViewController: source)
        source.performSegue(withIdentifier: "go", sender: "me")
        #expect(journal.take() == ["prepare go for Detail, sent by me, stack 1"])
        #expect(navigation.viewControllers.count == 2)
    }
}

private final class PreparingController: UIViewController {
    var journal: Journal?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let words = "prepare \(segue.identifier ?? "") for \(segue.destination.title ?? "")"
        let count = navigationController?.viewControllers.count ?? 0
        journal?.note("\(words), sent by \(sender as? String ?? ""), stack \(count)")
    }
}
