import Foundation
import Testing

@testable import Planning

@Suite struct SourceTemplateTests {
    private static let layouts = ["list", "grid", "detail", "form"]
    private static let fields = [
        "title:String photoCount:Int releasedOn:Date:optional owner:User",
        "a:Int:optional b:Double c:Bool d:Date e:URL f:UUID g:Decimal h:Data",
        "a:String:list c:Owner:list:optional g:Photo:list",
    ]

    @Test(arguments: layouts)
    func `the controller and what it shows are the same for every source`(layout: String) throws {
        let fields = "title:String createdAt:Date"
        let plain = try GeneratedScreen("Photos", fields, layout: layout)
        let archived = try GeneratedScreen("Photos", fields, layout: layout, source: "archive")
        for (path, text) in plain.files where path.hasPrefix("Sources/Photos/") && path.hasSuffix(".swift") {
            guard !path.hasSuffix("Store.swift") else { continue }
            #expect(archived.files[path] == text, "\(path)")
        }
    }

    @Test(arguments: layouts)
    func `a screen on JSON brings nothing along into the core`(layout: String) throws {
        let screen = try GeneratedScreen("Photos", "title:String", layout: layout)
        #expect(screen.files.keys.allSatisfy { !$0.contains("Core") })
    }

    @Test(arguments: layouts)
    func `a screen on an archive brings it and its reader along`(layout: String) throws {
        let files = try GeneratedScreen("Photos", "title:String", layout: layout, source: "archive").files
        let isOne = layout == "detail" || layout == "form"
        #expect(files["Sources/Photos/Resources/photo\(isOne ? "" : "s").archive"] != nil)
        #expect(files.keys.allSatisfy { !$0.hasSuffix(".json") })
        #expect(files["Sources/GalleryCore/Stores/Archives/KeyedArchive.swift"] != nil)
        #expect(files["Tests/GalleryCoreTests/KeyedArchiveTests.swift"] != nil)
        #expect(files["Sources/Photos/PhotoStore.swift"]?.contains("KeyedArchive<") == true)
    }

    @Test(arguments: fields)
    func `the archive holds a list of the model`(fields: String) throws {
        let screen = try ScreenNames.photos
        let model = try Model(of: screen, fields: fields.split(separator: " ").map(String.init))
        let archive = SampleArchive(models: Models([model]), back: "photos").many(model, indices: [1, 0])
        let list = try #require(
            PropertyListSerialization.propertyList(from: try #require(Data(base64Encoded: archive)), format: nil)
                as? [String: Any]
        )
        let objects = try #require(list["$objects"] as? [Any])
        let photos = objects.compactMap { $0 as? [String: Any] }.filter { $0["id"] != nil && $0["$class"] != nil }
        #expect(list["$archiver"] as? String == "NSKeyedArchiver")
        #expect(photos.contains { Set($0.keys).isSuperset(of: model.fields.filter { !$0.isOptional }.map(\.name)) })
    }

    @Test func `those who are held hold their holders in turn`() throws {
        let model = try Model(of: .photos, fields: ["owner:User"])
        let archive = SampleArchive(models: Models([model]), back: "photos").many(model, indices: [1, 0])
        let data = try #require(Data(base64Encoded: archive))
        let list = try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        let objects = try #require(list["$objects"] as? [Any])
        #expect(objects.count { ($0 as? [String: Any])?["photos"] != nil } == 2)
    }
}

extension ScreenNames {
    fileprivate static var photos: ScreenNames {
        get throws { try ScreenNames("Photos") }
    }
}
