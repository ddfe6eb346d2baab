import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UnavailableContentTests {
    private final class Empty: UIViewController {
        var words: String?
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = words
            contentUnavailableConfiguration = words == nil ? nil : configuration
        }
    }

    @Test func `a controller shows what it sets in place of content, over all of its view`() throws {
        let controller = Empty()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.contentUnavailableConfiguration == nil)
        controller.words = "Nothing"
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        let shown = try #require(controller.view.subviews.first as? UIContentUnavailableView)
        #expect(shown.frame == controller.view.bounds)
        controller.words = nil
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(controller.view.subviews.isEmpty)
    }
}
