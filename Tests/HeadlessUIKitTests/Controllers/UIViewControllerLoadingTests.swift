import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewControllerLoadingTests {
    private let journal = Journal()

    @Test func `a new controller has UIKit's defaults`() {
        let controller = UIViewController()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.children.isEmpty)
        #expect(controller.parent == nil)
        #expect(controller.presentedViewController == nil)
        #expect(controller.presentingViewController == nil)
        #expect(controller.navigationController == nil)
        #expect(controller.tabBarController == nil)
        #expect(controller.title == nil)
        #expect(controller.toolbarItems == nil)
        #expect(controller.tabBarItem != nil)
        #expect(controller.nibName == nil)
        #expect(controller.nibBundle != nil)
        #expect(!controller.isEditing)
        #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
        #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
        #expect(!controller.hidesBottomBarWhenPushed)
        #expect(controller.modalPresentationStyle == .automatic)
        #expect(controller.edgesForExtendedLayout == .all)
        #expect(controller.next == nil)
        #expect(!controller.isViewLoaded)
    }

    @Test func `asking for the view loads it once`() {
        let controller = RecordingController("one", in: journal)
        #expect(controller.view === controller.view)
        controller.loadViewIfNeeded()
        #expect(journal.take() == ["one.viewDidLoad"])
        #expect(controller.isViewLoaded)
        #expect(controller.viewIfLoaded === controller.view)
    }

    @Test func `loadViewIfNeeded loads`() {
        let controller = RecordingController("one", in: journal)
        controller.loadViewIfNeeded()
        #expect(journal.take() == ["one.viewDidLoad"])
    }

    @Test func `the plain view fills the screen and follows it`() {
        let view = UIViewController().view
        #expect(view?.frame == UIScreen.main.bounds)
        #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func `after the view is set to nil it is loaded anew`() {
        let controller = RecordingController("one", in: journal)
        let first = controller.view
        controller.view = nil
        #expect(!controller.isViewLoaded)
        #expect(controller.view !== first)
        #expect(journal.take() == ["one.viewDidLoad", "one.viewDidLoad"])
    }

    @Test func `the view's next responder is its controller, until the view is another's`() {
        let controller = UIViewController()
        let first = controller.view
        #expect(first?.next === controller)
        controller.view = UIView()
        #expect(first?.next == nil)
        #expect(controller.view.next === controller)
    }

    @Test func `who overrides loadView sets the view`() {
        final class Own: UIViewController {
            override func loadView() {
                view = UILabel()
            }
        }
        #expect(Own().view is UILabel)
    }

    @Test func `a loadView that reads the view first is raised, not run for ever`() {
        final class Endless: UIViewController {
            override func loadView() {
                view.tag = 3
            }
        }
        let endless = Endless()
        let raised = Headless.exceptions { endless.loadViewIfNeeded() }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(endless.view.tag == 3)
    }

    @Test func `a named nib that is missing is raised in UIKit's words, and a plain view taken`() {
        let controller = UIViewController(nibName: "Nowhere", bundle: nil)
        let raised = Headless.exceptions { controller.loadViewIfNeeded() }
        #expect(raised.first?.name == "NSInternalInconsistencyException")
        #expect(raised.first?.reason.hasPrefix("Could not load NIB in bundle: ") == true)
        #expect(raised.first?.reason.hasSuffix(" with name 'Nowhere'") == true)
        #expect(controller.isViewLoaded)
    }

    @Test func `viewDidLoad runs with animations off`() {
        final class Animating: UIViewController {
            var wasEnabled: Bool?

            override func viewDidLoad() {
                wasEnabled = UIView.areAnimationsEnabled
            }
        }
        let controller = Animating()
        controller.loadViewIfNeeded()
        #expect(controller.wasEnabled == false)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func `a controller and its view do not keep each other alive`() {
        weak var freed: UIViewController?
        do {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            freed = controller
        }
        #expect(freed == nil)
    }

    @Test func `subclasses may have an init without arguments, as with UIKit`() {
        final class Plain: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }
        }
        #expect(!Plain().isViewLoaded)
    }
}
