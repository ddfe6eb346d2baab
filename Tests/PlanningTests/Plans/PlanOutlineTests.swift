import Testing

@testable import Planning

@Suite struct PlanOutlineTests {
    private let photo: RelativePath
    private let album: RelativePath

    init() throws {
        photo = try RelativePath("Sources/Photo.swift")
        album = try RelativePath("Sources/Album.swift")
    }

    @Test func `it keeps what becomes of each file, in the order of the paths`() {
        let plan = WritePlan(
            creating: [photo: FileContents("new"), album: FileContents("same")],
            in: [album: FileContents("same")]
        )
        #expect(plan.outline.steps == [.init(path: album, kind: .identical), .init(path: photo, kind: .create)])
        #expect(!plan.outline.changesNothing)
    }

    @Test func `what stands in the way is named and changes nothing`() {
        let outline = WritePlan(creating: [photo: FileContents("new")], in: [photo: FileContents("mine")]).outline
        #expect(outline.conflicts == [photo])
        #expect(outline.changesNothing)
    }

    @Test func `steps of several plans come in one order`() {
        let outline = PlanOutline(steps: [.init(path: photo, kind: .create), .init(path: album, kind: .keep)])
        #expect(outline.steps.map(\.path) == [album, photo])
    }
}
