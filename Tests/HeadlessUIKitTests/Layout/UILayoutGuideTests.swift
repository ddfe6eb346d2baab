import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UILayoutGuideTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let view = UIView(frame: UIScreen.main.bounds)

    init() {
        window.addSubview(view)
    }

    @Test func `a guide belongs to one view`() {
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides == [guide])
        #expect(guide.owningView === view)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(view.layoutGuides.isEmpty)
        guide.owningView = view
        #expect(view.layoutGuides == [guide] && other.layoutGuides.isEmpty)
        guide.owningView = nil
        #expect(view.layoutGuides.isEmpty && guide.owningView == nil)
    }

    @Test func `constraints about a guide are kept by its view, and go with it`() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 4)
        let top = guide.topAnchor.constraint(equalTo: window.topAnchor)
        NSLayoutConstraint.activate([width, top])
        #expect(view.constraints == [width] && window.constraints == [top])
        #expect(guide.constraintsAffectingLayout(for: .vertical) == [top])
        view.removeLayoutGuide(guide)
        #expect(!width.isActive && !top.isActive)
    }

    @Test func `a guide of no view cannot be constrained`() {
        let raised = Headless.exceptions {
            UILayoutGuide().topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        #expect(raised.map(\.name) == ["NSGenericException"])
    }

    @Test func `the safe area and the margins have guides`() {
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 67, width: 377, height: 743))
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
        #expect(view.safeAreaLayoutGuide.owningView === view)
    }

    @Test func `lines of text stay readable in a wide view`() {
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    }

    @Test func `a closed keyboard is as high as the safe area`() {
        let guide = view.keyboardLayoutGuide
        #expect(guide === view.keyboardLayoutGuide)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        #expect(guide.layoutFrame.minY == view.safeAreaLayoutGuide.layoutFrame.maxY)
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    }

    @Test func `a docked keyboard is near the bottom`() {
        let low = view.widthAnchor.constraint(equalToConstant: 1)
        let high = view.widthAnchor.constraint(equalToConstant: 2)
        let guide = view.keyboardLayoutGuide
        guide.setConstraints([low], activeWhenNearEdge: .bottom)
        guide.setConstraints([high], activeWhenNearEdge: .top)
        #expect(low.isActive && !high.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [low])
        guide.setConstraints([high], activeWhenAwayFrom: [.top, .leading])
        #expect(high.isActive)
        #expect(guide.constraints(activeWhenAwayFrom: [.top, .leading]) == [high])
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!low.isActive)
        guide.removeAllTrackedConstraints()
        #expect(guide.constraints(activeWhenAwayFrom: [.top, .leading]).isEmpty)
        #expect(high.isActive)
    }

    @Test func `a scroll view has guides of its content and of what is seen`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 40
        #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 500))
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 100, height: 100))
    }

    @available(iOS, deprecated: 11.0)
    @Test func `a controller has guides at top and bottom`() {
        let screen = UIViewController()
        window.rootViewController = screen
        window.isHidden = false
        #expect(screen.topLayoutGuide.length == 59)
        #expect(screen.bottomLayoutGuide.length == 34)
        let constraint = screen.view.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor)
        constraint.isActive = true
        #expect(screen.view.constraints == [constraint])
    }
}
