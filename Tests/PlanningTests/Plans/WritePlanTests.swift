import Testing

@testable import Planning

@Suite struct WritePlanTests {
    let file: RelativePath

    init() throws {
        file = try RelativePath("Sources/Photo.swift")
    }

    @Test func `a file that is not there is created`() {
        let plan = WritePlan(creating: [file: FileContents("new")], in: [:])
        #expect(plan.steps == [WritePlan.Step(file, .create(FileContents("new")))])
        #expect(!plan.changesNothing)
    }

    @Test func `a file already right is identical`() {
        let plan = WritePlan(creating: [file: FileContents("same")], in: [file: FileContents("same")])
        #expect(plan.steps == [WritePlan.Step(file, .identical(FileContents("same")))])
        #expect(plan.changesNothing)
    }

    @Test func `a file with other bytes stands in the way`() {
        let plan = WritePlan(creating: [file: FileContents("new")], in: [file: FileContents("mine")])
        #expect(plan.conflicts.map(\.path) == [file])
        #expect(plan.changesNothing)
    }

    @Test func `a planned edit replaces`() {
        let plan = WritePlan(creating: [:], editing: [file: FileContents("b")], in: [file: FileContents("a")])
        #expect(plan.steps == [WritePlan.Step(file, .replace(FileContents("a"), with: FileContents("b")))])
    }

    @Test func `steps come in the order of their paths`() throws {
        let names = ["b", "a/z", "a", "B"]
        let files = try names.map { (try RelativePath($0), FileContents("")) }
        let plan = WritePlan(creating: Dictionary(uniqueKeysWithValues: files), in: [:])
        #expect(plan.steps.map(\.path.description) == ["B", "a", "a/z", "b"])
    }
}
