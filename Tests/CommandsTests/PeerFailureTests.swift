import BuiltinTemplates
import Foundation
import Testing

@testable import Commands

/// What broke other scaffolders, tried from the command line.
@Suite struct PeerFailureTests {
    let desk: Desk

    init() async throws {
        desk = try Desk()
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
    }

    private func screen(_ words: String...) async -> Desk.Result {
        await desk.run(["new", "screen"] + words + ["--in", "Gallery", "--no-verify"])
    }

    @Test func `T28 a verification that fails keeps the files`() async throws {
        let result = await desk.run(
            "new",
            "screen",
            "Albums",
            "--in",
            "Gallery",
            environment: ["PATH": try desk.failingToolchain()]
        )
        #expect(result.outcome == .findings)
        #expect(try desk.text("Gallery/Sources/Albums/AlbumsViewController.swift").isEmpty == false)
        #expect(try desk.text("Gallery/Package.swift").contains("Screen(\"Albums\")"))
    }

    @Test(arguments: [
        ("photo list", "PhotoList"), ("photo-list", "PhotoList"), ("photo_list", "PhotoList"),
        ("photo.list", nil), ("cafe\u{301} menu", nil), ("2048", nil), ("_", nil), ("1", nil), ("", nil),
        (String(repeating: "a", count: 300), nil), ("📷", nil), ("\u{202E}Photo", nil), ("Pho\u{200B}to", nil),
    ])
    func `T32 any spelling of a name is taken or refused in words`(typed: String, module: String?) async throws {
        let before = try desk.tree()
        let result = await screen(typed)
        if let module {
            #expect(result.outcome == .done)
            #expect(try desk.text("Gallery/Package.swift").contains("Screen(\"\(module)\")"))
        } else {
            #expect(result.outcome == .usage)
            #expect(result.problems.split(separator: "\n").count >= 2)
            #expect(try desk.tree() == before)
        }
    }

    @Test(arguments: ["class", "Self", "Protocol", "init", "default", "Any", "main"])
    func `T33 a word of Swift's is refused`(word: String) async throws {
        let before = try desk.tree()
        #expect(await screen(word).outcome == .usage)
        #expect(try desk.tree() == before)
    }

    @Test(arguments: ["Color", "Result", "Error", "UIKit", "Foundation", "Notification"])
    func `T34 a name of the system's is refused`(name: String) async throws {
        let before = try desk.tree()
        #expect(await screen(name).outcome == .usage)
        #expect(try desk.tree() == before)
    }

    @Test func `T35 no type is named like the module that it stands in`() async throws {
        #expect(await screen("Profile").outcome == .done)
        let files = try desk.tree().keys.filter { $0.hasPrefix("Gallery/Sources/Profile/") }
        #expect(!files.isEmpty)
        #expect(!files.contains("Gallery/Sources/Profile/Profile.swift"))
        #expect(await screen("Sheep", "--model", "Sheep").outcome == .usage)
    }

    @Test(arguments: [
        ("ProfileViewController", "Profile"), ("Profile Screen", "Profile"), ("URLList", "URLList"),
        ("iOSSettings", "IOSSettings"), ("HTTP2Feed", "HTTP2Feed"),
    ])
    func `T36 a suffix is not doubled, and an acronym stays one`(typed: String, module: String) async throws {
        #expect(await screen(typed).outcome == .done)
        #expect(try desk.tree().keys.contains("Gallery/Sources/\(module)/\(module)ViewController.swift"))
    }

    @Test func `T38 two screens never share a type or the name of a file's twin`() async throws {
        #expect(await screen("Albums").outcome == .done)
        #expect(await screen("AlbumList", "--model", "Album").outcome == .done)
        let names = try desk.tree().keys.filter { $0.hasSuffix(".swift") && $0.hasPrefix("Gallery/Sources/Album") }
        #expect(Set(names.map { $0.split(separator: "/").last ?? "" }).count == names.count)
    }

    @Test func `T40 braces and signs of other languages survive`() async throws {
        let text = "a: ${{ secrets.KEY }} {{b}} \\(x) #\"raw\"# %@ &amp; $0 $& \\n\n"
        try desk.writeTemplate("{{=<% %>=}}" + text, to: "screen/ci/{{screen.type}}.yml.mustache")
        try desk.writeTemplate(text, to: "screen/ci/copied.yml")
        _ = await screen("Albums")
        #expect(try desk.text("Gallery/ci/Albums.yml") == text)
        #expect(try desk.text("Gallery/ci/copied.yml") == text)
    }

    @Test func `T45 the same words give the same bytes in another folder`() async throws {
        let other = try Desk()
        for desk in [desk, other] {
            _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
            _ = await desk.run("new", "screen", "Albums", "owner:User", "--in", "Gallery", "--no-verify")
        }
        #expect(try desk.tree() == other.tree())
    }

    @Test func `T50 listed twice is listed once, whatever looks like the list`() async throws {
        let manifest = desk.folder.appending(path: "Gallery/Package.swift")
        let text =
            try desk.text("Gallery/Package.swift")
            + "// let screens: [Screen] = [ \"$1.*\" ]\nlet note = \"screens = [\"\n"
        try Data(text.utf8).write(to: manifest)
        _ = await screen("Albums")
        _ = await screen("Albums")
        let edited = try desk.text("Gallery/Package.swift")
        #expect(
            edited
                == text.replacing("    Screen(\"Photos\"),", with: "    Screen(\"Albums\"),\n    Screen(\"Photos\"),")
        )
    }

    @Test func `T38 no screen is named like another one's tests`() async throws {
        let before = try desk.tree()
        #expect(await screen("PhotosTests").outcome == .usage)
        #expect(await screen("Zeds", "--model", "Photos").outcome == .usage)
        #expect(try desk.tree() == before)
    }

    @Test func `T37 an app's case twin in the same folder is refused`() async throws {
        let before = try desk.tree()
        let result = await desk.run("new", "app", "GALLERY", "--no-verify")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("differs only in case from 'Gallery'"))
        #expect(try desk.tree() == before)
    }

    @Test func `T17 a screen that needs more by now is there as asked for`() async throws {
        _ = await screen("Zeds")
        let text = try desk.text("Gallery/Package.swift")
        try desk.write(
            text.replacing("Screen(\"Photos\")", with: "Screen(\"Photos\", needs: [\"Zeds\"])"),
            to: "Gallery/Package.swift"
        )
        let before = try desk.tree()
        #expect(await screen("Photos").outcome == .done)
        #expect(try desk.tree() == before)
    }

    @Test func `a problem is JSON for machines, and nothing else is printed`() async throws {
        let result = await desk.run("new", "screen", "Albums", "--layout", "gird", "--in", "Gallery", "--json")
        let value = try JSONSerialization.jsonObject(with: Data(result.printed.utf8)) as? [String: Any]
        #expect(value?["exitCode"] as? Int == 2)
        #expect((value?["problem"] as? [String: Any])?["message"] as? String == "The --layout 'gird' is unknown.")
        #expect(result.problems.isEmpty)
    }

    @Test func `a difference is JSON too when asked for`() async throws {
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--diff", "--json")
        #expect(result.printed.contains("+    Screen(\\\"Albums\\\"),"))
    }

    @Test func `an empty folder name is refused`() async throws {
        #expect(await desk.run("new", "screen", "Albums", "--in", "").problems.contains("'--in' names no folder."))
        #expect(await desk.run("new", "app", "Albums", "--in=").problems.contains("'--in' names no folder."))
    }

    @Test func `a word that is said twice of a field is refused`() async throws {
        #expect(await screen("Albums", "title:String:optional:optional").problems.contains("says 'optional' twice"))
    }
}
