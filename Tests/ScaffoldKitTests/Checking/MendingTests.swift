import Testing

@testable import Conventions
@testable import ScaffoldKit

@Suite struct MendingTests {
    @Test func `what is mechanical is mended to the byte, and a second time nothing is`() throws {
        let gallery = try SeededGallery(
            Dictionary(uniqueKeysWithValues: MendedFile.all.map { ($0.path, $0.before) })
        )
        #expect(try gallery.mend())
        for file in MendedFile.all { #expect(try gallery.text(file.path) == file.after, "\(file.name)") }
        #expect(try !gallery.mend())
    }

    @Test func `what was mended compiles as it did before`() throws {
        let swift = MendedFile.all.filter(\.isSwift)
        // One stands under another of them, and so they are no secret to each other.
        let lower = swift.filter { ["LowerViewController.swift", "MiddleViewController.swift"].contains($0.name) }
        for text in [\MendedFile.before, \.after] {
            var files = Dictionary(uniqueKeysWithValues: swift.map { ($0.name, $0[keyPath: text]) })
            for file in lower { files[file.name] = nil }
            files["Lower"] = lower.map { $0[keyPath: text] }.joined()
            let complaints = try GalleryCompiler().complaints(about: files, in: .screen)
            #expect(complaints.isEmpty, "\(complaints)")
        }
    }

    @Test func `the base makes its view itself`() throws {
        let base = MendedFile(
            "TravelViewController.swift",
            """
            import GalleryCore

            open class TravelViewController: UIViewController {
                open override func loadView() {
                    ⟦super.loadView()⟧⟨view = UIView()⟩  // super.loadView()
                }
            }

            """
        )
        let gallery = try SeededGallery([
            base.path: base.before, ".scaffold/check.json": #"{"base": "TravelViewController"}"#,
        ])
        #expect(try gallery.mend())
        #expect(try gallery.text(base.path) == base.after)
        #expect(try GalleryCompiler().complaints(about: ["Base": base.after], in: .screen) == "")
    }

    @Test func `a file that is not Swift to its end is left alone`() throws {
        let text = "// scaffold:ignore A1 — old\nimport GalleryCore\nfinal class A: UIViewController {}\nlet a = (\n"
        let gallery = try SeededGallery(["Sources/Trips/A.swift": text])
        #expect(try !gallery.mend())
        #expect(try gallery.check().findings.allSatisfy { $0.rule != "ignore" })
    }

    @Test func `of two findings that want one place, the second waits, and none is mended by half`() {
        let bytes = Array("0123456789".utf8)
        let mending = Mending(of: [
            finding([Edit(start: 2, end: 4, replacement: "b")]),
            finding([Edit(start: 0, end: 1, replacement: "a"), Edit(start: 3, end: 5, replacement: "c")]),
            finding([Edit(start: 2, end: 4, replacement: "b"), Edit(start: 9, end: 9, replacement: "d")]),
            finding([Edit(start: 9, end: 9, replacement: "e")]),
        ])
        #expect(String(decoding: mending.applied(to: bytes), as: UTF8.self) == "01b45678d9")
    }

    private func finding(_ edits: [Edit]) -> Finding {
        Finding(
            rule: "A1",
            message: "",
            fix: "",
            path: "A.swift",
            line: 1,
            column: 1,
            source: "",
            edits: edits
        )
    }
}
