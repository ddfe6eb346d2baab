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

    @Test func `adding a field is told step by step, by itself and on the page`() async throws {
        let desk = try Desk()
        let text = await desk.run("explain", "field").printed
        #expect(text.hasPrefix("Add a field to a screen\n======="))
        #expect(text.contains("\n1. Model: 'Photo.swift'") && text.contains("\n   - Form: "))
        let section = await desk.run("explain", "field", "--format", "markdown").printed
        #expect(section.hasPrefix("## Add a field to a screen\n") && section.contains("`Photo.swift`"))
        #expect(await desk.run("explain", "--all", "--format", "markdown").printed.contains(section))
    }

    @Test func `what adding a field tells of stands in what is generated`() async throws {
        let told = await (try Desk()).run("explain", "field").printed
        for (word, path) in [
            ("sample", "Tests/PhotosTests/Samples.swift"),
            ("detailText", "Sources/Photos/Photo+Extensions.swift"),
            ("each field of a photo", "Tests/PhotosTests/PhotoCellTests.swift"),
            ("each field of a photo", "Tests/PhotoDetailTests/PhotoDetailControlsTests.swift"),
            ("control(for:)", "Sources/ReviewForm/ReviewFormControls+Configure.swift"),
            ("changed(by:)", "Sources/ReviewForm/Review+Extensions.swift"),
        ] {
            #expect(told.contains("'\(word)'"))
            let start = word.split(separator: ":").first.map(String.init) ?? word
            #expect(try Self.text("Examples/Gallery/" + path).contains(start), "\(path)")
        }
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
