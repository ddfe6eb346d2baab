import Testing

@testable import Planning

/// The smaller kinds, as they come with the tool.
@Suite struct PartTemplateTests {
    private static let fields = [
        "title:String createdAt:Date", "text:String", "points:Int isDone:Bool", "isDone:Bool", "payload:Data",
        "id:UUID",
        "id:String name:String:optional", "a:Int:optional b:Date:optional c:URL:list", "owner:User tags:String:list",
        "anExtraordinarilyLongNameForAFieldOfAModelOfPhotos:Date another:AnExtraordinarilyLongNameForAnotherModel",
    ]
    private static let names = [
        "Badge", "URLTag", "iPadLabel", "AnExtraordinarilyLongNameForPartsOfPhotoExhibition", "Essay",
    ]

    @Test(arguments: ["label", "field", "text", "button", "picker"], names)
    func `every control is source without a fault of form`(kind: String, name: String) throws {
        let part = try GeneratedPart("control", name, answers: ["of": kind])
        part.checkForm()
        let type = try Name(name, as: .model).type
        #expect(
            Set(part.files.keys) == [
                "Sources/GalleryCore/Controls/\(type).swift", "Tests/GalleryCoreTests/Resources/\(type)View.xib",
                "Tests/GalleryCoreTests/\(type)Tests.swift",
            ]
        )
        let source = try part.file("\(type).swift")
        #expect(source.matches(of: /\n        setup\(\)\n/).count == 2)
        #expect(source.contains("events.followTheme"))
    }

    @Test(arguments: fields, ["list", "grid"])
    func `every cell is source without a fault of form`(fields: String, layout: String) throws {
        let names = try ScreenNames("Photos")
        let model = try Model(of: names, fields: fields.split(separator: " ").map(String.init))
        let part = try GeneratedPart("cell", "PhotoCard", for: "Photos", model: model, answers: ["layout": layout])
        part.checkForm()
        #expect(part.files.count == 5)
        #expect(try part.file("PhotoCard+Configure.swift").contains("func configure(for photo: Photo) {"))
        #expect(
            try part.file("PhotoCard.swift").contains(layout == "list" ? "UITableViewCell" : "UICollectionViewCell")
        )
    }

    @Test(arguments: fields, [String?.none, "Photos"])
    func `every state is source without a fault of form`(fields: String, screen: String?) throws {
        let part = try GeneratedPart("state", "Selection", fields, for: screen)
        part.checkForm()
        #expect(try part.file("Selection.swift").contains("SharedState<"))
    }

    @Test(arguments: ["light", "dark"], names)
    func `every theme is source without a fault of form`(ground: String, name: String) throws {
        let part = try GeneratedPart("theme", name, answers: ["ground": ground])
        let type = try Name(name, as: .model).type
        #expect(part.files.keys.contains("Sources/GalleryCore/Resources/Pattern\(type).png"))
        #expect(part.files.keys.contains("Sources/GalleryCore/Theme/Theme+\(type).swift"))
        GeneratedPart(files: part.files.filter { $0.key.hasSuffix(".swift") }).checkForm()
    }

    @Test func `a state holds an id only where it holds nothing else`() throws {
        #expect(try !GeneratedPart("state", "Selection", "word:String").file("Selection.swift").contains("id:"))
        #expect(try GeneratedPart("state", "Selection", "id:UUID").file("Selection.swift").contains("let id:"))
    }
}
