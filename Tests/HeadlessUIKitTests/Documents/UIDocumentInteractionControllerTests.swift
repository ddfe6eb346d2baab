import Testing

@testable import HeadlessUIKit

@MainActor
private final class Shelf: NSObject, UIDocumentInteractionControllerDelegate {
    let journal = Journal()
    var host: UIViewController?

    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { host ?? UIViewController() }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        journal.note("will show")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        journal.note("shown")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        journal.note("options")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        journal.note("options gone")
    }
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        journal.note("apps gone")
    }
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?
    ) { journal.note("sending to \(application ?? "")") }
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?
    ) { journal.note("sent") }
}

@MainActor @Suite struct UIDocumentInteractionControllerTests {
    private let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Plan.pdf"))
    private let shelf = Shelf()
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let root = UIViewController()

    init() {
        document.delegate = shelf
        window.rootViewController = root
        window.isHidden = false
    }

    @Test func `the document has its file's name unless it is given another`() {
        #expect(document.name == "Plan.pdf")
        document.name = "Our plan"
        #expect(document.name == "Our plan")
        #expect(document.icons.count == 1)
    }

    @Test func `a preview needs a screen to be shown over`() {
        #expect(!document.presentPreview(animated: true))
        shelf.host = root
        #expect(document.presentPreview(animated: true))
        #expect(root.presentedViewController?.title == "Plan.pdf")
        #expect(!document.presentPreview(animated: true))
        Headless.advance(by: 1)
        #expect(Headless.close(document) == nil)
        Headless.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(shelf.journal.take() == ["will show", "shown"])
    }

    @Test func `on a navigation controller the preview is pushed`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        shelf.host = stack
        #expect(document.presentPreview(animated: false))
        #expect(stack.viewControllers.count == 2)
        document.dismissPreview(animated: false)
        Headless.advance(by: 1)
        #expect(stack.viewControllers.count == 1)
        #expect(shelf.journal.take() == ["will show", "shown"])
    }

    @Test func `the menu of all that can be done comes and goes`() {
        #expect(!document.presentOptionsMenu(from: .zero, in: UIView(), animated: true))
        #expect(document.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        Headless.advance(by: 1)
        document.dismissMenu(animated: true)
        Headless.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(shelf.journal.take() == ["options", "options gone"])
    }

    @Test func `an app gets the document`() {
        #expect(Headless.open(document, inApplication: "com.example.reader") == .notOnScreen)
        #expect(document.presentOpenInMenu(from: .zero, in: root.view, animated: true))
        Headless.advance(by: 1)
        #expect(Headless.open(document, inApplication: "com.example.reader") == nil)
        Headless.advance(by: 1)
        #expect(shelf.journal.take() == ["sending to com.example.reader", "apps gone", "sent"])
    }
}
