import Foundation
import Testing

@Suite struct ExplainCommandTests {
    @Test func `a convention is told with its why, both codes, and how to suppress it`() async throws {
        let result = try await Desk().run("explain", "b2")
        #expect(result.outcome == .done)
        for words in [
            "B2  Each control", "Before:", "After:", "Here: Tags are", "How to mend it:",
            "// scaffold:ignore B2 — reason",
        ] {
            #expect(result.printed.contains(words))
        }
    }

    @Test func `all conventions make the page that an app begins with`() async throws {
        let printed = try await Desk().run("explain", "--all", "--format", "markdown").printed
        let template = try Self.text("Templates/app/CONVENTIONS.md.mustache")
        #expect(printed.replacing("Gallery", with: "{{app.type}}") == template)
        #expect(printed == (try Self.text("Examples/Gallery/CONVENTIONS.md")))
    }

    @Test func `an app's own names are told`() async throws {
        let desk = try Desk()
        try desk.write(#"{"app": "Shop", "format": 1}"#, to: ".scaffold/app.json")
        let page = await desk.run("explain", "--all", "--format", "markdown").printed
        #expect(page.contains("`ShopViewController` is the base"))
        #expect(!page.contains("Gallery"))
        #expect(await desk.run("explain", "--all", "--format", "markdown", "--in", ".", in: "..").outcome == .usage)
    }

    private static func text(_ path: String) throws -> String {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }

    @Test func `a file is told by its role`() async throws {
        let result = try await Desk().run("explain", "Sources/Photos/PhotoStore.swift")
        #expect(result.printed.contains("Conventions: D2."))
        let controls = try await Desk().run("explain", "Sources/Profile/ProfileControls.swift")
        #expect(controls.printed.contains("Conventions: B1, B2."))
    }

    @Test(arguments: [
        ("Sources/Photos/Resources/photos.json", "a value for each property of the model"),
        ("Sources/Albums/Resources/albums.archive", "'KeyedArchiveEncoder' writes it anew"),
        ("Sources/ReviewForm/ReviewDraft.swift", "texts as they were typed"),
        ("Tests/PhotosTests/Samples.swift", "The models that tests show"),
        ("Sources/GalleryCore/Resources/PatternDay.png", "A picture"),
    ])
    func `what is no type is told as what it is`(path: String, purpose: String) async throws {
        let printed = try await Desk().run("explain", path).printed
        #expect(printed.contains(purpose))
        #expect(!printed.contains("One type"))
    }

    @Test func `an unknown id is an error with the nearest one`() async throws {
        let result = try await Desk().run("explain", "B9")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("Did you mean 'B1'?"))
    }
}
