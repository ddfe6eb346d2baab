import Diagnostics
import Foundation
import Testing

@Suite struct CheckCommandTests {
    private static let bad = "import GalleryCore\n\nfinal class PhotosViewController: UIViewController {\n}\n"
    private static let path = "Sources/Photos/PhotosViewController.swift"

    /// An app with one controller that breaks A1.
    private func desk(_ text: String = Self.bad, config: String? = nil) throws -> Desk {
        let desk = try Desk()
        try desk.write(#"{"app": "Gallery", "format": 1}"#, to: ".scaffold/app.json")
        try desk.write(text, to: Self.path)
        try desk.write(
            "open class GalleryViewController: UIViewController {\n func errorView() {}\n func loadingView() {}\n func showLoading(animated: Bool) {}\n func hideLoading(animated: Bool) {}\n func showError(animated: Bool) {}\n func hideError(animated: Bool) {}\n}\n",
            to: "Sources/GalleryCore/GalleryViewController.swift"
        )
        if let config { try desk.write(config, to: ".scaffold/check.json") }
        return desk
    }

    @Test func `a finding is a line that editors jump to, and a summary`() async throws {
        let result = try await desk().run("check")
        #expect(result.outcome == .findings)
        #expect(
            result.printed == """
                \(Self.path):3:35: warning: 'PhotosViewController' inherits 'UIViewController' itself. [A1]
                Checked 2 files: 1 found (A1 1). 'scaffold explain A1' tells why.

                """
        )
    }

    @Test func `a terminal shows the line with a caret, and what to do`() async throws {
        let result = try await desk().run("check", terminal: true, environment: ["NO_COLOR": "1"])
        #expect(
            result.printed.contains(
                "PhotosViewController: UIViewController {\n                                  ^\nInherit"
            )
        )
    }

    @Test func `a second run, out of the cache, says the same`() async throws {
        let desk = try desk()
        let first = await desk.run("check")
        #expect(try desk.text(".scaffold/cache/.gitignore") == "*\n")
        #expect(await desk.run("check").printed == first.printed)
    }

    @Test func `a fix mends what is mechanical, and a second one changes nothing`() async throws {
        let desk = try desk()
        #expect(await desk.run("check", "--fix", "--dry-run").outcome == .findings)
        #expect(try desk.text(Self.path) == Self.bad)
        #expect(await desk.run("check", "--fix").outcome == .done)
        let mended = try desk.text(Self.path)
        #expect(mended.contains("PhotosViewController: GalleryViewController {"))
        #expect(await desk.run("check", "--fix").printed.contains("Nothing can be mended"))
        #expect(try desk.text(Self.path) == mended)
    }

    @Test func `a rehearsal shows each line that would change, and writes nothing`() async throws {
        let desk = try desk()
        let shown = await desk.run("check", "--fix", "--diff")
        #expect(shown.outcome == .findings)
        #expect(shown.printed.contains("-final class PhotosViewController: UIViewController {"))
        #expect(shown.printed.contains("+final class PhotosViewController: GalleryViewController {"))
        #expect(try desk.text(Self.path) == Self.bad)
    }

    @Test func `the missing call of a control's setup is added where that is safe`() async throws {
        let (head, tail) = ("final class PhotosLabel: UILabel {\n    func setup() {}\n", "}\n")
        let frame = "    override init(frame: CGRect) {\n        super.init(frame: frame)\n    }\n"
        let coder = "    required init?(coder: NSCoder) { nil }\n"
        let desk = try desk("")
        try desk.write(head + frame + coder + tail, to: "Sources/Photos/PhotosLabel.swift")
        #expect(await desk.run("check", "--fix").outcome == .findings)
        let mended = frame.replacingOccurrences(of: "frame)\n", with: "frame)\n        setup()\n")
        #expect(try desk.text("Sources/Photos/PhotosLabel.swift") == head + mended + coder + tail)
    }

    @Test func `a baseline lets in what is there, survives a move and does not outlive its finding`() async throws {
        let desk = try desk()
        #expect(await desk.run("check", "--baseline").outcome == .done)
        try desk.write("// Moved.\n\n" + Self.bad, to: Self.path)
        #expect(await desk.run("check").outcome == .done)
        try desk.write(Self.bad.replacingOccurrences(of: "UIView", with: "GalleryView"), to: Self.path)
        let stale = await desk.run("check")
        #expect(stale.outcome == .findings)
        #expect(stale.printed.contains("'scaffold check --baseline'"))
    }

    @Test(arguments: [
        (#"{"rules": {"A1": "off"}}"#, Outcome.done, "nothing found"),
        (#"{"rules": {"A1": "error"}}"#, .findings, "error: 'Photos"),
        (#"{"folders": {"Sources/Photos": {"rules": {"A1": "off"}}}}"#, .done, "nothing found"),
        (#"{"paths": ["Sources/GalleryCore"]}"#, .done, "Checked 1 file"),
    ])
    func `a team decides`(config: String, outcome: Outcome, words: String) async throws {
        let result = try await desk(config: config).run("check")
        #expect(result.outcome == outcome)
        #expect(result.printed.contains(words))
    }

    @Test(arguments: [
        (#"{"rulez": {}}"#, "Did you mean 'rules'?"), (#"{"rules": {"A9": "off"}}"#, "Did you mean 'A1'?"),
        (#"{"rules": {"A1": "of"}}"#, "'rules.A1' is none of"), ("{", "the file is no JSON"),
    ])
    func `a config that is not understood is an error with the nearest name`(config: String, words: String) async throws
    {
        let result = try await desk(config: config).run("check")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains(words))
    }

    @Test(arguments: [
        ("json", #""rule" : "A1""#), ("sarif", #""ruleId" : "A1""#),
        ("github", "::warning file=\(path),line=3,col=35,title=A1::"),
        ("junit", "<failure message=\"'PhotosViewController' inherits"),
    ])
    func `machines get their own format`(format: String, words: String) async throws {
        let result = try await desk().run("check", "--format", format)
        #expect(result.outcome == .findings)
        #expect(result.printed.contains(words))
    }

    @Test func `files that cannot be checked are findings`() async throws {
        let desk = try desk()
        let folder = desk.folder.appending(path: "Sources/Photos")
        try Data([0x63, 0xFF, 0xFE]).write(to: folder.appending(path: "Bytes.swift"))
        try Data(repeating: 0x20, count: 5 << 20).write(to: folder.appending(path: "Large.swift"))
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "Loop"), withDestinationURL: folder)
        let result = await desk.run("check", Self.path.replacingOccurrences(of: "PhotosViewController", with: "Bytes"))
        #expect(result.printed.contains("The file is not UTF-8"))
        #expect(await desk.run("check").printed.contains("The file is larger than 3 MB"))
    }

    @Test func `files outside of any app are checked by the defaults`() async throws {
        let desk = try Desk()
        try desk.write("final class List: NSArray {}\n", to: "List.swift")
        let result = await desk.run("check", "List.swift")
        #expect(
            result.printed.hasPrefix("List.swift:1:19: warning: 'List' inherits the class cluster 'NSArray'. [F2]\n")
        )
        #expect(result.outcome == .findings)
    }
}
