import Testing

@testable import Planning

@Suite struct ModelTemplateTests {
    private static let fields = [
        "title:String photoCount:Int releasedOn:Date:optional owner:User", "name:String", "points:Int", "isDone:Bool",
        "payload:Data", "id:UUID", "id:String name:String:optional", "a:Int:optional b:Date:optional c:URL:list",
        "anExtraordinarilyLongNameForAFieldOfAModelOfPhotos:Date another:AnExtraordinarilyLongNameForAnotherModel",
    ]

    @Test func `in the core it is public, and imports nothing`() throws {
        let part = try GeneratedPart("model", "Note", "text:String pinnedAt:Date:optional")
        #expect(
            part.files.keys.sorted() == [
                "Sources/GalleryCore/Models/Note+Extensions.swift", "Sources/GalleryCore/Models/Note.swift",
                "Tests/GalleryCoreTests/NoteTests.swift",
            ]
        )
        #expect(try part.file("Note.swift").hasPrefix("/// A note.\npublic struct Note: "))
        #expect(try part.file("Note+Extensions.swift").hasPrefix("extension Note {\n"))
        #expect(try part.file("Note+Extensions.swift").contains("    public func inOrder() -> [Note] {"))
        #expect(try part.file("NoteTests.swift").hasPrefix("import GalleryCore\nimport Testing\n\n@Suite"))
    }

    @Test func `in a screen's module it imports the core, and its logic stays there`() throws {
        let part = try GeneratedPart("model", "Note", "text:String owner:User", for: "Photos")
        #expect(
            part.files.keys.sorted() == [
                "Sources/GalleryCore/Models/User.swift", "Sources/Photos/Note+Extensions.swift",
                "Sources/Photos/Note.swift", "Tests/PhotosTests/NoteTests.swift",
            ]
        )
        #expect(try part.file("Note+Extensions.swift").hasPrefix("import GalleryCore\n\nextension Note {"))
        #expect(try !part.file("Note+Extensions.swift").contains("public"))
        #expect(try part.file("NoteTests.swift").contains("import Testing\n\n@testable import Photos\n\n@Suite"))
    }

    @Test(arguments: fields, [String?.none, "Photos"])
    func `every list of fields gives source without a fault of form`(fields: String, screen: String?) throws {
        try GeneratedPart("model", "Note", fields, for: screen).checkForm()
    }
}
