import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessResizingTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen: SizeRecordingController

    init() {
        screen = SizeRecordingController(in: journal)
        window.rootViewController = screen
        window.isHidden = false
        _ = journal.take()
    }

    @Test func `a turn is told before it happens, and the coordinator moves along`() {
        // Between the set-up and this, other tests may have changed what the whole app has, which takes as long.
        Headless.advance(by: 0.3)
        _ = journal.take()
        Headless.resize(window, to: CGSize(width: 852, height: 393))
        #expect(
            journal.take() == [
                "will be compact, compact", "will be 852 x 393", "traits changed", "alongside at 852",
            ]
        )
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(screen.transitionCoordinator != nil)
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["over"])
        #expect(screen.transitionCoordinator == nil)
    }

    @Test(arguments: [
        (CGSize(width: 1024, height: 1366), UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
        (CGSize(width: 932, height: 430), .regular, .compact),
        (CGSize(width: 507, height: 1024), .compact, .regular),
    ])
    func `size classes are those of Apple's devices`(
        _ size: CGSize,
        _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass
    ) {
        Headless.resize(window, to: size)
        #expect(screen.traitCollection.horizontalSizeClass == horizontal)
        #expect(screen.traitCollection.verticalSizeClass == vertical)
    }

    @Test func `children and what is presented hear their own size`() {
        let child = SizeRecordingController(in: journal)
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 752)
        let above = SizeRecordingController(in: journal)
        above.modalPresentationStyle = .overFullScreen
        screen.present(above, animated: false)
        _ = journal.take()
        Headless.resize(window, to: CGSize(width: 500, height: 900))
        let sizes = journal.take().filter { $0.contains(" x ") }
        #expect(sizes == ["will be 500 x 800", "will be 500 x 900", "will be 500 x 900"])
    }

    @Test func `another style is told after it, not before`() {
        // Between the set-up and this, other tests may have changed what the whole app has.
        _ = journal.take()
        Headless.change(UITraitCollection(userInterfaceStyle: .dark), of: window)
        #expect(journal.take() == ["traits changed"])
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
        Headless.change(UITraitCollection(preferredContentSizeCategory: .extraLarge), of: window)
        #expect(screen.view.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `traits that hold in a child hold there alone`() {
        let child = UIViewController()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        screen.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(screen.traitCollection.horizontalSizeClass == .compact)
        #expect(screen.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    }

    @Test func `a parent hears that another size suits its child`() {
        // Between the set-up and this, other tests may have changed what the whole app has.
        _ = journal.take()
        let child = UIViewController()
        screen.addChild(child)
        child.preferredContentSize = CGSize(width: 1, height: 2)
        child.preferredContentSize = CGSize(width: 1, height: 2)
        #expect(journal.take() == ["child wants 1.0 x 2.0"])
    }
}

/// A controller that notes what it hears of sizes and traits.
final class SizeRecordingController: UIViewController {
    let journal: Journal

    init(in journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        journal.note("will be \(Int(size.width)) x \(Int(size.height))")
        guard parent == nil, presentingViewController == nil else { return }
        coordinator.animate(
            alongsideTransition: { _ in self.journal.note("alongside at \(Int(self.view.bounds.width))") },
            completion: { _ in self.journal.note("over") }
        )
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        journal.note("will be \(newCollection.horizontalSizeClass), \(newCollection.verticalSizeClass)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        journal.note("traits changed")
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        let size = container.preferredContentSize
        journal.note("child wants \(size.width) x \(size.height)")
    }
}
