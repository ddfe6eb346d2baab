import Testing

@testable import HeadlessUIKit

private final class Report: UIActivityItemProvider, @unchecked Sendable {
    private(set) var count = 0

    override var item: Any {
        count += 1
        return "report by \(activityType?.rawValue ?? "nothing")"
    }
}

/// Keeps what is shared.
@MainActor
private final class Keeping: UIActivity {
    var kept: [Any] = []

    override var activityType: UIActivity.ActivityType? { .init("keep") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) { kept = activityItems }
    override func perform() { activityDidFinish(true) }
}

@MainActor @Suite struct UIActivityItemProviderTests {
    @Test func `what is shared is made once it is known how, and once only`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let report = Report(placeholderItem: "")
        let keeping = Keeping()
        for _ in 0..<2 {
            let sheet = UIActivityViewController(activityItems: [report], applicationActivities: [keeping])
            root.present(sheet, animated: false)
            #expect(Headless.choose(.init("keep"), in: sheet) == nil)
            Headless.advance(by: 1)
        }
        #expect(keeping.kept.first as? String == "report by keep")
        #expect(report.count == 1)
        #expect(report.isFinished)
    }

    @Test func `a cancelled provider shares nothing, and one of its own shares what stood for it`() {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let report = Report(placeholderItem: "")
        report.cancel()
        #expect(report.activityViewController(sheet, itemForActivityType: .mail) == nil)
        let plain = UIActivityItemProvider(placeholderItem: "plain")
        #expect(plain.activityViewController(sheet, itemForActivityType: .mail) as? String == "plain")
    }
}
