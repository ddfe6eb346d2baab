import Foundation
import Testing

@testable import Commands

@Suite struct NewAppTests {
    let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test func `an app is created with its screens, and each file is told`() async throws {
        let result = await desk.run("new", "app", "photo gallery", "--screen", "Photos", "--no-verify")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("Created the app PhotoGallery with Photos:"))
        #expect(result.printed.contains("  create    Sources/Photos/PhotosViewController.swift\n"))
        #expect(try desk.text("PhotoGallery/Package.swift").contains("    Screen(\"Photos\"),\n"))
        #expect(try desk.text("PhotoGallery/.scaffold/app.json").contains("\"app\" : \"PhotoGallery\""))
    }

    @Test(arguments: ["", "../checkout", "../checkout/Examples2"])
    func `an app gets a copy of the kit`(folder: String) async throws {
        try desk.write("", to: "\(folder.isEmpty ? "." : folder)/a")
        _ = await desk.run("new", "app", "Gallery", "--no-verify", "--in", folder.isEmpty ? "." : folder)
        let app = folder.isEmpty ? "Gallery" : "\(folder)/Gallery"
        #expect(try desk.text("\(app)/Package.swift").hasPrefix("// Gallery, kit at Vendor/scaffold"))
        #expect(try desk.text("\(app)/Vendor/scaffold/Package.swift") == "// swift-tools-version: 6.2\n")
        #expect(try desk.text("\(app)/Vendor/scaffold/LICENSE") == "MIT\n")
    }

    @Test func `the copy has one file for each folder of the kit`() async throws {
        try desk.write(
            "internal import XibDocument\n\nfinal class UINib {}\n",
            to: "../checkout/Sources/HeadlessUIKit/Nibs/UINib.swift"
        )
        try desk.write(
            "import Dispatch\n\nfinal class Bundle {}\n",
            to: "../checkout/Sources/HeadlessUIKit/Nibs/A/Bundle.swift"
        )
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        let sources = "Gallery/Vendor/scaffold/Sources/"
        let files = try desk.tree().keys.filter { $0.hasPrefix(sources) }.map { $0.dropFirst(sources.count) }
        #expect(
            files.sorted() == [
                "HeadlessUIKit/Diagnostics.swift", "HeadlessUIKit/HeadlessUIKit.swift", "HeadlessUIKit/Nibs.swift",
                "HeadlessUIKit/XibDocument.swift", "ScreenTesting/ScreenTesting.swift", "UIKit/UIKit.swift",
                "_Testing_UIKit/_Testing_UIKit.swift",
            ]
        )
        #expect(
            try desk.text(sources + "HeadlessUIKit/Nibs.swift") == """
                // Put together from the sources of scaffold, where it is changed and tested.

                // MARK: HeadlessUIKit/Nibs/A/Bundle.swift

                import Dispatch

                final class Bundle {}

                // MARK: HeadlessUIKit/Nibs/UINib.swift


                final class UINib {}

                """
        )
    }

    @Test func `an example of the tool's own names its sources by path`() async throws {
        try desk.write("", to: "../checkout/Examples/regenerate")
        _ = await desk.run("new", "app", "Gallery", "--no-verify", "--in", "../checkout/Examples")
        #expect(try desk.text("../checkout/Examples/Gallery/Package.swift").hasPrefix("// Gallery, kit at ../..\n"))
        #expect(throws: (any Error).self) {
            try desk.text("../checkout/Examples/Gallery/Vendor/scaffold/Package.swift")
        }
    }

    @Test func `T17 the same command again changes nothing and says so`() async throws {
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
        let before = try desk.tree()
        let result = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("is already there as asked for."))
        #expect(try desk.tree() == before)
    }

    @Test func `T31 a dry run prints the plan of the real run and writes nothing`() async throws {
        let rehearsal = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--dry-run")
        #expect(try desk.tree().isEmpty)
        let real = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
        let steps = { (text: String) in text.split(separator: "\n").filter { $0.hasPrefix("  create") } }
        #expect(!steps(rehearsal.printed).isEmpty)
        #expect(steps(rehearsal.printed) == steps(real.printed))
    }

    @Test func `a folder that is not empty is refused`() async throws {
        try desk.write("mine", to: "Gallery/notes.txt")
        let result = await desk.run("new", "app", "Gallery", "--no-verify")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("exists, is not empty, and is no app of scaffold."))
        #expect(try desk.tree().keys.sorted().filter { $0.contains("/") } == ["Gallery/notes.txt"])
    }

    @Test func `an empty folder is used`() async throws {
        try FileManager.default.createDirectory(
            at: desk.folder.appending(path: "Gallery"),
            withIntermediateDirectories: true
        )
        #expect(await desk.run("new", "app", "Gallery", "--no-verify").outcome == .done)
        #expect(try desk.text("Gallery/Package.swift").contains("Gallery"))
        #expect(try desk.text("Gallery/Vendor/scaffold/Package.swift") == "// swift-tools-version: 6.2\n")
    }

    @Test func `a file in the place of the folder is refused`() async throws {
        try desk.write("mine", to: "Gallery")
        let result = await desk.run("new", "app", "Gallery", "--no-verify")
        #expect(result.outcome != .done)
        #expect(result.problems.hasPrefix("error: "))
        #expect(try desk.text("Gallery") == "mine")
    }

    @Test func `the folder to put an app into must exist`() async throws {
        let result = await desk.run("new", "app", "Gallery", "--in", "nowhere", "--no-verify")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("There is no folder '\(desk.folder.path)/nowhere' to put the app into."))
    }

    @Test func `a folder name with a space works`() async throws {
        try FileManager.default.createDirectory(
            at: desk.folder.appending(path: "my apps"),
            withIntermediateDirectories: true
        )
        #expect(await desk.run("new", "app", "Gallery", "--in", "my apps", "--no-verify").outcome == .done)
        let result = await desk.run("new", "screen", "Photos", "--in", "my apps/Gallery", "--no-verify")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("--package-path 'my apps/Gallery'"))
    }

    @Test(arguments: ["", "../Evil", "class", "UIKit", "Foundation", "1", "Cafe\u{200B}", "Фото"])
    func `a name that cannot be used is one clear sentence, and nothing is written`(name: String) async throws {
        let result = await desk.run("new", "app", name, "--no-verify")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("error: "))
        #expect(try desk.tree().isEmpty)
    }

    @Test func `a second plain word is refused`() async throws {
        let result = await desk.run("new", "app", "photo", "gallery")
        #expect(result.problems.contains("An app has one name, and 'gallery' is a second."))
        #expect(result.outcome == .usage)
    }

    @Test func `json tells all of it in one value`() async throws {
        let result = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify", "--json")
        let value = try #require(try JSONSerialization.jsonObject(with: Data(result.printed.utf8)) as? [String: Any])
        #expect(value["outcome"] as? String == "done")
        #expect(value["screens"] as? [String] == ["Photos"])
        let files = try #require(value["files"] as? [[String: String]])
        #expect(files.contains(["path": "Package.swift", "outcome": "create"]))
    }

    @Test func `a template that lists the screens itself lists them as an insertion would`() async throws {
        let words = ["new", "app", "Gallery", "--screen", "photos", "--screen", "Albums", "--no-verify"]
        _ = await desk.run(words)
        let inserted = try desk.text("Gallery/Package.swift")
        let other = try Desk()
        try other.writeTemplate(
            """
            // {{app.type}}, kit at {{kit.path}}
            let screens: [Screen] = [
            {{#screens}}
                {{{entry}}},
            {{/screens}}
            ]

            """,
            to: "app/Package.swift.mustache"
        )
        _ = await other.run(words)
        #expect(try other.text("Gallery/Package.swift") == inserted)
        #expect(inserted.contains("    Screen(\"Albums\"),\n    Screen(\"Photos\"),\n"))
    }

    @Test func `a name that cannot be used, after others that can, leaves nothing behind`() async throws {
        let result = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--screen", "class", "--no-verify")
        #expect(result.outcome == .usage)
        #expect(try desk.tree().isEmpty)
    }

    @Test func `a dry run over an app that is half of something says so`() async throws {
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        try desk.write("", to: "Gallery/.scaffold/transaction/journal")
        let result = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--dry-run")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("An earlier run was cut short here"))
    }

    @Test func `a difference leaves out what the tool keeps for itself`() async throws {
        let result = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--diff")
        #expect(result.printed.contains("+++ b/Sources/Photos/PhotosViewController.swift"))
        #expect(!result.printed.contains("+++ b/.scaffold"))
        #expect(!result.printed.contains("+++ b/Vendor"))
        #expect(result.printed.contains("  create    .scaffold/ ("))
    }
}
