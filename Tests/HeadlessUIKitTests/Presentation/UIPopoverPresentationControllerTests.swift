import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIPopoverPresentationControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let below = UIViewController()
    let above = UIViewController()
    let delegate: PopoverDelegate

    init() {
        delegate = PopoverDelegate(journal)
        window.rootViewController = below
        window.isHidden = false
        above.modalPresentationStyle = .popover
        above.preferredContentSize = CGSize(width: 200, height: 100)
    }

    @Test func `a popover is a sheet on a phone`() {
        above.popoverPresentationController?.delegate = delegate
        delegate.style = .automatic
        below.present(above, animated: false)
        #expect(above.view.frame.minY == 69)
        #expect(journal.take() == ["prepare", "adapted to pageSheet"])
    }

    @Test func `a delegate keeps the bubble on a phone`() throws {
        let popover = try #require(above.popoverPresentationController)
        let button = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        below.view.addSubview(button)
        popover.delegate = delegate
        popover.sourceView = button
        below.present(above, animated: false)
        #expect(above.view.frame == CGRect(x: 25, y: 150, width: 200, height: 100))
        #expect(popover.arrowDirection == .up)
        #expect(journal.take() == ["prepare", "adapted to none"])
    }

    @Test func `a bubble follows the size that suits its content`() throws {
        let popover = try #require(above.popoverPresentationController)
        popover.delegate = delegate
        popover.sourceView = below.view
        popover.sourceRect = CGRect(x: 100, y: 300, width: 10, height: 10)
        below.present(above, animated: false)
        above.preferredContentSize = CGSize(width: 100, height: 50)
        window.layoutIfNeeded()
        #expect(above.view.frame == CGRect(x: 55, y: 310, width: 100, height: 50))
    }

    @Test func `a bubble that points at nothing is raised`() {
        above.popoverPresentationController?.delegate = delegate
        let raised = Headless.exceptions { below.present(above, animated: false) }
        #expect(raised.map(\.name) == ["NSGenericException"])
        #expect(
            raised.first?.reason.contains("should have a non-nil sourceView or barButtonItem set before the") == true
        )
        #expect(below.presentedViewController == nil)
    }

    @Test func `a sheet of actions that would be a bubble that points at nothing is raised`() {
        let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.delegate = delegate
        let raised = Headless.exceptions { below.present(sheet, animated: false) }
        #expect(raised.first?.reason.hasPrefix("Your application has presented a UIAlertController (") == true)
        sheet.popoverPresentationController?.sourceView = below.view
        below.present(sheet, animated: false)
        #expect(below.presentedViewController === sheet)
    }

    @Test func `a tap beside the bubble dismisses it, and is told`() throws {
        let popover = try #require(above.popoverPresentationController)
        popover.delegate = delegate
        popover.sourceItem = below.view
        below.present(above, animated: false)
        _ = journal.take()
        #expect(Headless.swipeAway(above) == nil)
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["did dismiss"])
    }

    @Test func `a delegate may wrap the screen where room is short`() {
        delegate.style = .fullScreen
        let navigation = UINavigationController()
        delegate.replacement = { screen in
            navigation.viewControllers = [screen]
            return navigation
        }
        above.popoverPresentationController?.delegate = delegate
        below.present(above, animated: false)
        #expect(below.presentedViewController === navigation)
        #expect(above.view.window === window)
        #expect(navigation.view.frame == window.bounds)
        above.dismiss(animated: false)
        #expect(below.presentedViewController == nil)
    }
}

/// A delegate that says how a popover is shown on a phone, and notes what it hears.
@MainActor
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let journal: Journal
    var style = UIModalPresentationStyle.none
    var replacement: (UIViewController) -> UIViewController? = { _ in nil }

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        replacement(controller.presentedViewController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        journal.note("adapted to \(style)")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        journal.note("prepare")
    }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        journal.note("did dismiss")
    }
}
