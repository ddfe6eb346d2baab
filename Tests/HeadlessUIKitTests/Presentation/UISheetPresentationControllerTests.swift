import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UISheetPresentationControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let below = UIViewController()
    let above = UIViewController()
    let listener: DismissalListener

    init() {
        listener = DismissalListener(journal)
        window.rootViewController = below
        window.isHidden = false
    }

    @Test func `a sheet stops at its smallest height, and is pulled to others`() throws {
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = listener
        below.present(above, animated: false)
        #expect(above.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(Headless.pull(above, to: .large) == nil)
        #expect(above.view.frame.minY == 69)
        #expect(journal.take() == ["changed to com.apple.UIKit.large"])
        #expect(Headless.pull(above, to: .init("none")) == .missing)
    }

    @Test func `a height set in code is not told`() throws {
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = listener
        below.present(above, animated: false)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(above.view.frame.minY == 69)
        #expect(journal.take() == [])
    }

    @Test func `a custom height leaves out what the home indicator covers`() throws {
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.custom(identifier: .init("small")) { $0.maximumDetentValue * 0.1 }]
        below.present(above, animated: false)
        #expect(abs(above.view.frame.height - (74.9 + 34)) < 0.001)
        #expect(sheet.detents.first?.identifier.rawValue == "small")
    }

    @Test func `a swipe down is told, a dismissal in code is not`() {
        above.presentationController?.delegate = listener
        below.present(above, animated: false)
        #expect(Headless.swipeAway(above) == nil)
        #expect(journal.take() == ["will"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["did"])
        #expect(below.presentedViewController == nil)
        above.presentationController?.delegate = listener
        below.present(above, animated: false)
        above.dismiss(animated: false)
        #expect(journal.take() == [])
    }

    @Test func `a sheet that is modal only hears of the attempt`() {
        let navigation = UINavigationController(rootViewController: above)
        navigation.presentationController?.delegate = listener
        above.isModalInPresentation = true
        below.present(navigation, animated: false)
        #expect(Headless.swipeAway(above) == .refused)
        #expect(journal.take() == ["attempt"])
        #expect(below.presentedViewController === navigation)
    }

    @Test func `a delegate may keep a sheet from being swiped away`() {
        listener.allows = false
        above.presentationController?.delegate = listener
        below.present(above, animated: false)
        #expect(Headless.swipeAway(above) == .refused)
        #expect(journal.take() == ["attempt"])
    }

    @Test func `only a sheet or a popover can be swiped away`() {
        #expect(Headless.swipeAway(above) == .notOnScreen)
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: false)
        #expect(Headless.swipeAway(above) == .missing)
        #expect(above.sheetPresentationController == nil)
    }

    @Test func `another style takes another presentation controller`() {
        #expect(above.popoverPresentationController == nil)
        above.modalPresentationStyle = .popover
        #expect(above.popoverPresentationController != nil)
        #expect(above.sheetPresentationController == nil)
        #expect(above.presentationController === above.presentationController)
    }
}

/// A delegate that notes what the user does to a sheet.
@MainActor
final class DismissalListener: NSObject, UISheetPresentationControllerDelegate {
    let journal: Journal
    var allows = true

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.note("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.note("attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        journal.note("changed to \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
    }
}
