import Testing

@testable import Planning

/// A store by itself, as it comes with the tool.
@Suite struct StoreTemplateTests {
    private static let sources = ["json", "archive", "file", "web"]
    private static let fields = [
        "title:String createdAt:Date", "points:Int isDone:Bool", "payload:Data", "owner:User tags:String:list",
        "id:UUID",
        "anExtraordinarilyLongNameForAFieldOfAModelOfPhotos:Date another:AnExtraordinarilyLongNameForAnotherModel",
    ]

    @Test(arguments: sources, ["many", "one"])
    func `every store is source without a fault of form`(source: String, holds: String) throws {
        for fields in Self.fields {
            for screen in [nil, "Albums"] {
                let part = try store(fields: fields, for: screen, ["source": source, "holds": holds])
                // An archive is no text; what the core is brought is the same for all, and looked at with the screens.
                let own = part.files.filter { $0.key.contains("avorites") && !$0.key.hasSuffix(".archive") }
                GeneratedPart(files: own).checkForm()
                #expect(part.files.keys.contains { $0.hasSuffix("Tests/FavoritesStoreTests.swift") })
            }
        }
    }

    @Test(arguments: [(String?.none, "Sources/GalleryCore/Stores"), ("Albums", "Sources/Albums")])
    func `it goes into the core, or into a screen's module`(screen: String?, folder: String) throws {
        let part = try store(for: screen)
        let module = screen ?? "GalleryCore"
        #expect(
            Set(part.files.keys) == [
                "\(folder)/FavoritesStore.swift", "Sources/\(module)/Resources/favorites-store.json",
                "Tests/\(module)Tests/FavoritesStoreTests.swift", "Sources/GalleryCore/Stores/URL+GalleryFiles.swift",
            ]
        )
        #expect(try part.file("FavoritesStore.swift").contains("import GalleryCore") == (screen != nil))
        #expect(try part.file("FavoritesStoreTests.swift").contains("@testable import \(module)\n"))
    }

    @Test func `it holds many, in their order, or one`() throws {
        let many = try store().file("FavoritesStore.swift")
        #expect(many.contains("public var photos: @Sendable () async throws -> [Photo]"))
        #expect(many.contains("FavoritesStore(photos: archive.load, save: archive.save)"))
        let one = try store("Favorites", ["holds": "one"]).file("FavoritesStore.swift")
        #expect(one.contains("public var load: @Sendable () async throws -> Photo\n"))
    }

    @Test(arguments: ["Favorites", "FavoritesStore", "favorites store"])
    func `its name says store once, and its file has it to itself`(name: String) throws {
        let part = try store(name)
        #expect(try part.file("FavoritesStore.swift").contains(#"("favorites-store", in: .module"#))
        let online = try store(name, ["source": "web"])
        #expect(try online.file("FavoritesStore.swift").contains(#".appending(path: "favorites")"#))
    }

    @Test(arguments: [
        ("archive", "KeyedArchive", "Stores/Archives/KeyedArchive.swift", "KeyedArchiveTests.swift"),
        ("file", "VersionedFile", "Stores/Files/VersionedFile.swift", "VersionedFileTests.swift"),
        ("web", "WebService", "Stores/Web/WebService.swift", "WebServiceTests.swift"),
    ])
    func `it brings along what it needs of the core, with the tests of that`(
        source: String,
        type: String,
        file: String,
        tests: String
    ) throws {
        for screen in [nil, "Albums"] {
            let part = try store(for: screen, ["source": source])
            #expect(try part.file("FavoritesStore.swift").contains("\(type)<[Photo]>"))
            #expect(part.files["Sources/GalleryCore/\(file)"] != nil)
            #expect(part.files["Tests/GalleryCoreTests/\(tests)"] != nil)
        }
    }

    private func store(
        _ name: String = "Favorites",
        fields: String = "title:String createdAt:Date",
        for screen: String? = nil,
        _ answers: [String: String] = [:]
    ) throws -> GeneratedPart {
        let model = try Model("Photo", fields: fields.split(separator: " ").map(String.init), models: [], reserved: [])
        return try GeneratedPart("store", name, for: screen, model: model, answers: answers)
    }
}
