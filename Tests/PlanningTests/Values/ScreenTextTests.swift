import Testing

@testable import Planning

@Suite struct ScreenTextTests {
    @Test func `the model has its fields, with a sentence for each`() throws {
        let model = try GeneratedScreen("Albums", "title:String releasedOn:Date:optional owner:User").file(
            "Album.swift"
        )
        #expect(
            model == """
                import GalleryCore

                /// An album.
                public struct Album: Codable, Hashable, Identifiable, Sendable {
                    /// What tells this album from all others.
                    public let id: Int
                    /// The album's title.
                    public var title: String
                    /// When the album was released, if at all.
                    public var releasedOn: Date?
                    /// The album's owner.
                    public var owner: User

                    /// An album with these values.
                    public init(id: Int, title: String, releasedOn: Date?, owner: User) {
                        self.id = id
                        self.title = title
                        self.releasedOn = releasedOn
                        self.owner = owner
                    }
                }

                """
        )
    }

    @Test func `a model without a date is never recent, and sorted by its title`() throws {
        let screen = try GeneratedScreen("Albums", "title:String")
        let model = try screen.file("Album+Extensions.swift")
        #expect(!model.contains("isRecent") && !model.contains("Date"))
        #expect(model.contains("one.title.localizedStandardCompare(other.title)"))
        #expect(model.contains("    var summary: String {"))
        #expect(try screen.file("AlbumsViewController.swift").contains("albums.summary\n"))
    }

    @Test func `a cell without a detail has one label`() throws {
        let screen = try GeneratedScreen("Albums", "title:String")
        #expect(screen.files.values.allSatisfy { !$0.contains("detail") && !$0.contains("Detail") })
    }

    @Test func `a title that is no text is made one`() throws {
        let screen = try GeneratedScreen("Scores", "points:Int titleText:Int")
        #expect(
            try screen.file("Score+Extensions.swift").contains(
                "    var titleLine: String {\n        points.formatted()"
            )
        )
        #expect(try screen.file("ScoreCell+Configure.swift").contains("titleLabel.text = score.titleLine"))
    }

    @Test func `the date's own name is not shadowed`() throws {
        let model = try GeneratedScreen("Moments", "date:Date").file("Moment+Extensions.swift")
        #expect(model.contains("func isRecent(at now: Date) -> Bool {"))
        #expect(model.contains("now.timeIntervalSince(date)"))
    }

    @Test func `the order ends with the id, as a text where it is a UUID`() throws {
        let model = try GeneratedScreen("Photos", "id:UUID takenAt:Date:optional").file("Photo+Extensions.swift")
        let left = "($1.takenAt ?? .distantPast, $0.id.uuidString)"
        #expect(model.contains("sorted { \(left) < ($0.takenAt ?? .distantPast, $1.id.uuidString) }"))
    }

    @Test func `samples are in the order of the list`() throws {
        let samples = try GeneratedScreen("Photos", "id:String takenAt:Date").file("Samples.swift")
        #expect(
            samples.contains(
                """
                    /// A photo like the first sample, but for what is said.
                    static func sample(id: String = "id-1", takenAt: Date = Date(timeIntervalSince1970: 1_748_768_400)) -> Photo {
                        Photo(id: id, takenAt: takenAt)
                    }

                    static let samples = [
                        sample(),
                        sample(id: "id-2", takenAt: Date(timeIntervalSince1970: 1_745_571_600)),
                        sample(id: "id-3", takenAt: Date(timeIntervalSince1970: 1_742_374_800)),
                    ]
                """
            )
        )
    }

    @Test func `imports are in the order of the alphabet`() throws {
        let test = try GeneratedScreen(app: "Zoo").file("PhotosScreenTests.swift")
        #expect(test.hasPrefix("import ScreenTesting\nimport Testing\nimport ZooCore\n\n@testable import Photos\n"))
    }
}
