import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIActivityViewControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()

    init() {
        window.rootViewController = screen
        window.isHidden = false
    }

    private func sheet(_ items: [Any], _ activities: [UIActivity] = []) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.completionWithItemsHandler = { [journal, screen] type, completed, _, _ in
            let gone = screen.presentedViewController == nil ? "gone" : "there"
            journal.note("\(type?.rawValue.split(separator: ".").last ?? "none") \(completed), \(gone)")
        }
        screen.present(sheet, animated: false)
        return sheet
    }

    @Test func `an activity of the app takes what is shared, and the sheet goes as it is done`() {
        let counting = CountingActivity()
        let sheet = sheet(["a", LateItem()], [counting])
        #expect(Headless.choose(.init("test.count"), in: sheet) == nil)
        Headless.advance(by: 0.5)
        #expect(counting.items as? [String] == ["a", "late for test.count"])
        #expect(journal.take() == ["count true, gone"])
    }

    @Test func `an activity that cannot take what is shared is not offered`() {
        let sheet = sheet([1], [CountingActivity()])
        #expect(Headless.choose(.init("test.count"), in: sheet) == .disabled)
        sheet.excludedActivityTypes = [.mail]
        #expect(Headless.choose(.mail, in: sheet) == .missing)
        #expect(screen.presentedViewController === sheet)
    }

    @Test func `an activity of the system is told as done`() {
        #expect(Headless.choose(.copyToPasteboard, in: sheet(["a"])) == nil)
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["CopyToPasteboard true, gone"])
    }

    @Test func `a sheet that is swiped away did nothing`() {
        let sheet = sheet(["a"])
        #expect(Headless.swipeAway(sheet) == nil)
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["none false, gone"])
        #expect(Headless.choose(.mail, in: sheet) == .notOnScreen)
    }

    @Test func `on a tablet the sheet must point at something`() {
        Headless.resize(window, to: CGSize(width: 1024, height: 1366))
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let raised = Headless.exceptions { screen.present(sheet, animated: false) }
        #expect(raised.map(\.name) == ["NSGenericException"])
        sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem()
        screen.present(sheet, animated: false)
        #expect(screen.presentedViewController === sheet)
    }
}

private final class CountingActivity: UIActivity {
    private(set) var items: [Any] = []

    override var activityType: UIActivity.ActivityType? { .init("test.count") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.allSatisfy { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
}

private final class LateItem: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        "late for \(activityType?.rawValue ?? "nothing")"
    }
}
