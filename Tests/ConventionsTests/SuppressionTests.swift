import Testing

@testable import Conventions

@Suite struct SuppressionTests {
    private func messages(_ text: String) -> [String] {
        let settings = Settings(base: "GalleryViewController", prefix: "Gallery")
        let source = SwiftSource(path: "AViewController.swift", text: text)
        let facts = SourceReader(settings).facts(of: source)
        return Checker([source], facts: [facts], settings: settings).findings.map {
            "\($0.line) [\($0.rule)] \($0.message)"
        }
    }

    @Test func `a comment behind a line suppresses a rule on that line`() {
        #expect(
            messages("class AViewController: UIViewController {}  // scaffold:ignore A1 — it shows nothing").isEmpty
        )
    }

    @Test func `a comment above a declaration suppresses a rule in all of it`() {
        let text =
            "// scaffold:ignore F4, D2 — until the next release\nclass AViewController: GalleryViewController {\n    @objc func a() {\n        _ = JSONDecoder()\n    }\n}"
        #expect(messages(text).isEmpty)
    }

    @Test func `a reason is required`() {
        let found = messages("class AViewController: UIViewController {}  // scaffold:ignore A1")
        #expect(
            found == [
                "1 [A1] 'AViewController' inherits 'UIViewController' itself.",
                "1 [ignore] The comment gives no reason.",
            ]
        )
    }

    @Test func `a comment that suppresses nothing is a finding`() {
        #expect(
            messages("class AViewController: GalleryViewController {}  // scaffold:ignore A1 — old") == [
                "1 [ignore] Nothing here breaks A1."
            ]
        )
    }

    @Test func `an unknown rule is a finding`() {
        #expect(
            messages("class A1: NSObject {}  // scaffold:ignore A9 — old").contains("1 [ignore] There is no rule 'A9'.")
        )
        #expect(
            messages("// scaffold:ignore — old\nlet a = 1") == ["1 [ignore] The comment suppresses no rule by its id."]
        )
    }

    @Test func `a string that looks like a comment suppresses nothing`() {
        #expect(
            messages("class AViewController: UIViewController { let a = \"// scaffold:ignore A1 — no\" }").count == 1
        )
    }
}
