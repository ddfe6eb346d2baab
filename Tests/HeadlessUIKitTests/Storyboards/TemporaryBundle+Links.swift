import Testing

@testable import HeadlessUIKit

@MainActor
extension TemporaryBundle {
    /// A navigation stack whose first screen holds `view`, and a second screen called Detail.
    func show(_ view: String, connections: String, more: [String], in window: UIWindow) throws -> LinkedController {
        let root = """
            <viewController title="Root" id="root" customClass="LinkedController" customModule="HeadlessUIKitTests">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="640"/>
                    <subviews>\(view)</subviews>
                </view>
                <navigationItem key="navigationItem" id="n">
                    <barButtonItem key="rightBarButtonItem" title="Next" id="b">
                        <connections><segue destination="detail" kind="show" id="w1"/></connections>
                    </barButtonItem>
                </navigationItem>
                <connections>\(connections)</connections>
            </viewController>
            """
        let navigation = """
            <navigationController id="nav"><connections>
                <segue destination="root" kind="relationship" relationship="rootViewController" id="w0"/>
            </connections></navigationController>
            """
        let detail = #"<viewController title="Detail" id="detail"><view key="view" id="d"/></viewController>"#
        try write(storyboard: "Main", initial: "nav", scenes: [navigation, root, detail] + more)
        window.rootViewController = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        window.isHidden = false
        Headless.drain()
        let stack = window.rootViewController as? UINavigationController
        return try #require(stack?.topViewController as? LinkedController)
    }
}
