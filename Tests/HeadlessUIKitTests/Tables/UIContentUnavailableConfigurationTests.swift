import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIContentUnavailableConfigurationTests {
    @Test func `words stand in the middle, one below the other, with a button below`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing here"
        configuration.secondaryText = "Yet"
        configuration.button.title = "Add"
        var heard = 0
        configuration.buttonProperties.primaryAction = UIAction { _ in heard += 1 }
        let view = configuration.makeContentView()
        view.frame = CGRect(x: 0, y: 60, width: 320, height: 300)
        let stage = Stage(view)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Nothing here", "Yet"])
        #expect(labels.map(\.frame.midX) == [160, 160])
        #expect(labels[0].frame.maxY + 8 == labels[1].frame.minY)
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(Headless.tap(button) == nil)
        #expect(heard == 1)
        _ = stage
    }

    @Test func `a search that found nothing names what was searched for`() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "apple"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “apple”")
    }

    @Test func `a wheel turns while loading`() {
        let view = UIContentUnavailableView(configuration: .loading())
        let wheel = view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel?.isAnimating == true)
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(wheel?.isAnimating == false)
        #expect(UIContentUnavailableConfiguration.empty() != .loading())
    }
}
