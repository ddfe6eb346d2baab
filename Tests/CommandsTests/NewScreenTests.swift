import Foundation
import Testing

@testable import Commands

@Suite struct NewScreenTests {
    let desk: Desk

    init() async throws {
        desk = try Desk()
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
    }

    @Test func `a screen is added with its line in the manifest`() async throws {
        let result = await desk.run(
            "new",
            "screen",
            "AlbumsViewController",
            "name:String",
            "--in",
            "Gallery",
            "--no-verify"
        )
        #expect(result.outcome == .done)
        #expect(result.printed.contains("Created the screen Albums in Gallery:"))
        #expect(result.printed.contains("  replace   Package.swift\n"))
        #expect(
            try desk.text("Gallery/Package.swift").contains("[\n    Screen(\"Albums\"),\n    Screen(\"Photos\"),\n]")
        )
    }

    @Test func `the app around the current folder is found`() async throws {
        let result = await desk.run("new", "screen", "Albums", "--no-verify", in: "Gallery/Sources/Photos")
        #expect(result.outcome == .done)
        #expect(try desk.text("Gallery/Sources/Albums/AlbumsViewController.swift") == "// Albums, list\n")
    }

    @Test func `without an app the way to one is shown`() async throws {
        let result = await desk.run("new", "screen", "Albums")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("There is no app in '\(desk.folder.path)' or above it."))
        #expect(result.problems.contains("scaffold new app Gallery"))
    }

    @Test func `T17 the same screen again is identical`() async throws {
        let before = try desk.tree()
        let result = await desk.run("new", "screen", "photos-screen", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("The screen Photos in Gallery is already there as asked for."))
        #expect(result.printed.contains("  identical Sources/Photos/PhotosViewController.swift"))
        #expect(try desk.tree() == before)
    }

    @Test func `a screen of a tool that asked for less is the same as one with the defaults`() async throws {
        let place = "Gallery/.scaffold/modules/Photos.json"
        let lines = try desk.text(place).split(separator: "\n", omittingEmptySubsequences: false)
        let older = lines.filter { !$0.hasSuffix(#""layout" : "list","#) }
        #expect(older.count == lines.count - 1)
        try desk.write(older.joined(separator: "\n"), to: place)
        let before = try desk.tree()
        let same = await desk.run("new", "screen", "Photos", "--in", "Gallery", "--no-verify")
        #expect(same.printed.contains("is already there as asked for."))
        let other = await desk.run("new", "screen", "Photos", "--layout", "grid", "--in", "Gallery", "--no-verify")
        #expect(other.problems.contains("layout is 'list', not 'grid'"))
        #expect(try desk.tree() == before)
    }

    @Test func `T10 the same screen made otherwise says what differs, and nothing changes`() async throws {
        let before = try desk.tree()
        let result = await desk.run("new", "screen", "Photos", "name:String", "--layout", "grid", "--in", "Gallery")
        #expect(result.outcome == .refused)
        #expect(result.printed.contains("The screen Photos in Gallery cannot be made as asked for:"))
        #expect(!result.printed.contains("Created"))
        #expect(
            result.problems.contains(
                "fields is 'title:String createdAt:Date', not 'name:String'; layout is 'list', not 'grid'"
            )
        )
        #expect(try desk.tree() == before)
    }

    @Test func `the difference is shown line by line`() async throws {
        let result = await desk.run("new", "screen", "Photos", "--layout", "grid", "--in", "Gallery", "--diff")
        #expect(result.outcome == .refused)
        #expect(result.printed.contains("-// Photos, list\n+// Photos, grid\n"))
    }

    @Test func `T11 an edited file of the same screen is kept to the byte`() async throws {
        let path = "Gallery/Sources/Photos/PhotosViewController.swift"
        try desk.write("// mine\n", to: path)
        let date =
            try FileManager.default.attributesOfItem(atPath: desk.folder.appending(path: path).path)[.modificationDate]
            as? Date
        let result = await desk.run("new", "screen", "Photos", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("  keep      Sources/Photos/PhotosViewController.swift"))
        #expect(try desk.text(path) == "// mine\n")
        let after =
            try FileManager.default.attributesOfItem(atPath: desk.folder.appending(path: path).path)[.modificationDate]
            as? Date
        #expect(date == after)
    }

    @Test func `T10 a file of the user's own in the way is named, and nothing changes`() async throws {
        try desk.write("// mine\n", to: "Gallery/Sources/Albums/AlbumsViewController.swift")
        let before = try desk.tree()
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("'Sources/Albums/AlbumsViewController.swift' exists with other contents"))
        #expect(try desk.tree() == before)
    }

    @Test func `T37 a case twin is refused`() async throws {
        let result = await desk.run("new", "screen", "PHOTOS", "--in", "Gallery")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("differs only in case from 'Photos'"))
    }

    @Test func `a damaged memory is named, with the way to get it back`() async throws {
        try desk.write("{", to: "Gallery/.scaffold/app.json")
        let before = try desk.tree()
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains(".scaffold/app.json:1:2: error: "))
        #expect(result.problems.contains("git checkout -- .scaffold/app.json"))
        #expect(try desk.tree() == before)
    }

    @Test func `a damaged record is named`() async throws {
        try desk.write("{}", to: "Gallery/.scaffold/modules/Photos.json")
        let result = await desk.run("new", "screen", "Photos", "--in", "Gallery")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains(".scaffold/modules/Photos.json: error: The key"))
    }

    @Test func `T49 a manifest that is not understood is left alone, and the line to paste is shown`() async throws {
        try desk.write("let screens = names.map(Screen.init)\n", to: "Gallery/Package.swift")
        let before = try desk.tree()
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("Screen(\"Albums\")"))
        #expect(try desk.tree() == before)
    }

    @Test func `a package that the tool did not make is no app`() async throws {
        try desk.write("// swift-tools-version: 6.2\n", to: "Other/Package.swift")
        let result = await desk.run("new", "screen", "Albums", "--in", "Other")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("is a package that scaffold did not make"))
    }

    @Test func `T04 nothing is written through a link out of the app`() async throws {
        let outside = desk.folder.appending(path: "outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: desk.folder.appending(path: "Gallery/Sources/Albums"),
            withDestinationURL: outside
        )
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome != .done)
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
        #expect(try !desk.text("Gallery/Package.swift").contains("Albums"))
    }

    @Test func `a bad field is shown with its column`() async throws {
        let result = await desk.run("new", "screen", "Albums", "title:Sting", "--in", "Gallery")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("title:Sting\n      ^"))
        #expect(result.problems.contains("'String'"))
    }

    @Test func `T25 a missing name is asked for at a terminal`() async throws {
        let result = await desk.run("new", "screen", "--in", "Gallery", "--no-verify", answers: ["Albums"])
        #expect(result.printed.contains("What does the screen show?"))
        #expect(result.outcome == .done)
        #expect(try desk.text("Gallery/Sources/Albums/AlbumsViewController.swift") == "// Albums, list\n")
    }

    @Test func `a missing name is an error elsewhere`() async throws {
        let result = await desk.run("new", "screen", "--in", "Gallery")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("The name of the screen is missing."))
    }
}
