import Foundation
import Testing

@testable import Planning

@Suite struct SourceTemplateTests {
    private static let layouts = ["list", "grid", "detail", "form"]
    private static let sources = ["archive", "file", "web"]
    private static let fields = [
        "title:String photoCount:Int releasedOn:Date:optional owner:User",
        "a:Int:optional b:Double c:Bool d:Date e:URL f:UUID g:Decimal h:Data",
        "a:String:list c:Owner:list:optional g:Photo:list",
    ]

    @Test(arguments: layouts, sources)
    func `the controller and what it shows are the same for every source`(layout: String, source: String) throws {
        let fields = "title:String createdAt:Date"
        let plain = try GeneratedScreen("Photos", fields, layout: layout)
        let screen = try GeneratedScreen("Photos", fields, layout: layout, source: source)
        for (path, text) in plain.files where path.hasPrefix("Sources/Photos/") && path.hasSuffix(".swift") {
            guard !path.hasSuffix("Store.swift") else { continue }
            #expect(screen.files[path]?.replacing(".online", with: ".bundled") == text, "\(path)")
        }
    }

    @Test(arguments: layouts, sources)
    func `no controller knows where its models come from`(layout: String, source: String) throws {
        let screen = try GeneratedScreen("Photos", layout: layout, source: source)
        let controller = try screen.file("PhotosViewController.swift")
        for word in ["FileManager", "URLSession", "JSONDecoder", "Archive", "Versioned", "Service"] {
            #expect(!controller.contains(word), "\(word)")
        }
    }

    @Test(arguments: layouts)
    func `a screen on JSON brings nothing along into the core but the folder that stores keep their files in`(
        layout: String
    ) throws {
        let screen = try GeneratedScreen("Photos", "title:String", layout: layout)
        let stores = screen.brought.keys.filter { $0.contains("Core/Stores/") }
        #expect(stores == ["Sources/GalleryCore/Stores/URL+GalleryFiles.swift"])
        #expect(screen.files.keys.allSatisfy { !$0.contains("Core") })
    }

    @Test(arguments: layouts)
    func `a screen on an archive brings it and its reader along`(layout: String) throws {
        let screen = try GeneratedScreen("Photos", "title:String", layout: layout, source: "archive")
        let files = screen.files.merging(screen.brought) { own, _ in own }
        let isOne = layout == "detail" || layout == "form"
        #expect(files["Sources/Photos/Resources/photo\(isOne ? "" : "s").archive"] != nil)
        #expect(files.keys.allSatisfy { !$0.hasSuffix(".json") })
        #expect(files["Sources/GalleryCore/Stores/Archives/KeyedArchive.swift"] != nil)
        #expect(files["Tests/GalleryCoreTests/KeyedArchiveTests.swift"] != nil)
        #expect(files["Sources/Photos/PhotoStore.swift"]?.contains("KeyedArchive<") == true)
    }

    @Test(arguments: layouts)
    func `a screen on a file brings it along, with version 1 of what it holds`(layout: String) throws {
        let screen = try GeneratedScreen("Photos", "title:String", layout: layout, source: "file")
        let isOne = layout == "detail" || layout == "form"
        let contents = try screen.file("photo\(isOne ? "" : "s").json")
        #expect(try JSONSerialization.jsonObject(with: Data(contents.utf8)) is [String: Any])
        #expect(contents.contains("\"version\": 1,"))
        #expect(screen.brought["Sources/GalleryCore/Stores/Files/VersionedFile.swift"] != nil)
        #expect(try screen.file("PhotoStore.swift").contains("keptIn: .galleryFiles"))
    }

    @Test(arguments: layouts)
    func `a screen on a web service brings it along, and no file of its own`(layout: String) throws {
        let screen = try GeneratedScreen("Photos", "title:String", layout: layout, source: "web")
        #expect(screen.files.keys.allSatisfy { !$0.hasSuffix(".json") })
        #expect(screen.brought["Sources/GalleryCore/Stores/Web/WebService.swift"] != nil)
        #expect(try screen.file("PhotoStore.swift").contains("WebService(.galleryService.appending"))
        #expect(try screen.file("PhotosViewController.swift").contains("store: PhotoStore = .online)"))
    }

    @Test(arguments: sources)
    func `every list of fields gives a store and tests without a line too long`(source: String) throws {
        for (fields, layout) in zip(Self.fields + Self.fields, Self.layouts) {
            let screen = try GeneratedScreen("AnExtraordinarilyLongList", fields, layout: layout, source: source)
            for (path, text) in screen.files where path.hasSuffix(".swift") {
                let long = text.split(separator: "\n").map(String.init).filter { $0.count > 120 }
                #expect(long.allSatisfy { $0.trimmingCharacters(in: .whitespaces).hasPrefix("\"") }, "\(path)")
                #expect(!text.contains("\n\n\n") && !text.contains("\n\n}") && !text.hasSuffix("\n\n"), "\(path)")
            }
        }
    }

    @Test(arguments: fields)
    func `the archive holds a list of the model`(fields: String) throws {
        let model = try Model(of: ScreenNames("Photos"), fields: fields.split(separator: " ").map(String.init))
        let objects = try objects(SampleArchive(models: Models([model]), back: "photos").many(model, indices: [1, 0]))
        let needed = Set(model.fields.filter { !$0.isOptional }.map(\.name))
        #expect(objects.contains { needed.isSubset(of: $0.keys) })
    }

    @Test func `those who are held hold their holders in turn`() throws {
        let model = try Model(of: ScreenNames("Photos"), fields: ["owner:User"])
        let objects = try objects(SampleArchive(models: Models([model]), back: "photos").many(model, indices: [1, 0]))
        #expect(objects.count { $0["photos"] != nil } == 2)
    }

    private func objects(_ base64: String) throws -> [[String: Any]] {
        let data = try #require(Data(base64Encoded: base64))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let objects = try #require((list as? [String: Any])?["$objects"] as? [Any])
        return objects.compactMap { $0 as? [String: Any] }
    }
}
