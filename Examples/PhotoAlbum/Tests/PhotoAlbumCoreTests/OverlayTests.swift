import PhotoAlbumCore
import ScreenTesting
import Testing

@MainActor
@Suite struct OverlayTests {
    enum State: CaseIterable {
        case loading
        case error
        case empty
    }

    @Test(arguments: State.allCases)
    func `an overlay fades in on top within 0.4 seconds`(state: State) throws {
        let driver = shown()
        driver.screen.show(state, animated: true)
        let overlay = try #require(driver.screen.overlays.last)
        #expect(driver.screen.view.subviews.last === overlay)
        #expect(overlay.fades == [Fade(to: 0, in: 0), Fade(to: 1, in: 0.4)])
    }

    @Test(arguments: State.allCases)
    func `an overlay fades out within 0.4 seconds and is gone`(state: State) throws {
        let driver = shown()
        driver.screen.show(state, animated: false)
        driver.advance(by: 0.1)
        driver.screen.hide(state, animated: true)
        let overlay = try #require(driver.screen.overlays.last)
        #expect(overlay.fades.last == Fade(to: 0, in: 0.4))
        driver.advance(by: 0.39)
        #expect(overlay.superview != nil)
        driver.advance(by: 0.02)
        #expect(overlay.superview == nil)
    }

    @Test(arguments: State.allCases)
    func `without animation an overlay comes and goes at once`(state: State) throws {
        let driver = shown()
        driver.screen.show(state, animated: false)
        let overlay = try #require(driver.screen.overlays.last)
        driver.screen.hide(state, animated: false)
        driver.advance(by: 0)
        #expect(overlay.fades == [Fade(to: 0, in: 0), Fade(to: 1, in: 0), Fade(to: 0, in: 0)])
        #expect(overlay.superview == nil)
    }

    @Test(arguments: State.allCases)
    func `showing twice adds one overlay`(state: State) {
        let driver = shown()
        driver.screen.show(state, animated: true)
        driver.screen.show(state, animated: true)
        #expect(driver.screen.overlaysThere.count == 1)
    }

    @Test(arguments: State.allCases)
    func `hiding before the overlay is all there leaves none`(state: State) {
        let driver = shown()
        driver.screen.show(state, animated: true)
        driver.advance(by: 0.1)
        driver.screen.hide(state, animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.overlaysThere.isEmpty)
    }

    @Test(arguments: State.allCases)
    func `an overlay shown again while it fades out stays`(state: State) {
        let driver = shown()
        driver.screen.reuses = true
        driver.screen.show(state, animated: true)
        driver.advance(by: 1)
        driver.screen.hide(state, animated: true)
        driver.advance(by: 0.1)
        driver.screen.show(state, animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.overlaysThere.map(\.alpha) == [1])
    }

    @Test(arguments: State.allCases)
    func `hiding what is not shown does nothing`(state: State) {
        let driver = shown()
        driver.screen.hide(state, animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.overlays.isEmpty)
    }

    @Test(arguments: State.allCases)
    func `a screen without a view for a state shows none`(state: State) {
        let driver = ScreenDriver(PhotoAlbumViewController())
        driver.appear()
        driver.screen.show(state, animated: true)
        driver.screen.hide(state, animated: true)
        #expect(driver.screen.view.subviews.isEmpty)
    }

    @Test func `an overlay takes the screen's size when that changes`() {
        let driver = shown()
        driver.screen.showLoading(animated: false)
        driver.screen.view.bounds.size = CGSize(width: 200, height: 100)
        driver.screen.view.layoutIfNeeded()
        #expect(driver.screen.overlays.last?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    private func shown() -> ScreenDriver<OverlaidScreen> {
        let driver = ScreenDriver(OverlaidScreen())
        driver.appear()
        return driver
    }
}

extension PhotoAlbumViewController {
    fileprivate func show(_ state: OverlayTests.State, animated: Bool) {
        switch state {
        case .loading: showLoading(animated: animated)
        case .error: showError(animated: animated)
        case .empty: showEmpty(animated: animated)
        }
    }

    fileprivate func hide(_ state: OverlayTests.State, animated: Bool) {
        switch state {
        case .loading: hideLoading(animated: animated)
        case .error: hideError(animated: animated)
        case .empty: hideEmpty(animated: animated)
        }
    }
}

/// Makes a new overlay each time it is asked, unless it `reuses` the first.
private final class OverlaidScreen: PhotoAlbumViewController {
    private(set) var overlays: [FadingView] = []
    var reuses = false
    var overlaysThere: [UIView] { view.subviews.filter { $0 is FadingView } }

    override func createViews() { fill(with: UIView()) }

    override func loadingView() -> UIView? { overlay() }
    override func errorView() -> UIView? { overlay() }
    override func emptyView() -> UIView? { overlay() }

    private func overlay() -> UIView {
        if reuses, let overlay = overlays.first { return overlay }
        overlays.append(FadingView())
        return overlays[overlays.count - 1]
    }
}

private struct Fade: Equatable {
    let alpha: CGFloat
    let duration: TimeInterval

    init(to alpha: CGFloat, in duration: TimeInterval) {
        self.alpha = alpha
        self.duration = duration
    }
}

private final class FadingView: UIView {
    private(set) var fades: [Fade] = []

    override var alpha: CGFloat {
        didSet { fades.append(Fade(to: alpha, in: UIView.inheritedAnimationDuration)) }
    }
}
