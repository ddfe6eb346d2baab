import Diagnostics
import Testing

@testable import SwiftManifest

@Suite struct ScreenListChecksTests {
    private let list = ScreenList(in: "let screens = [\n    Screen(\"A\"),\n]\n")

    @Test(arguments: [
        Splice.delete(13..<15), .insert("Screen(\"Z\"),", at: 15), .insert("let screens = [1]\n", at: 0),
        .insert("//", at: 0), .insert("let x = )\n", at: 0), .insert("/*", at: 15), .insert("] + [", at: 15),
        .insert("Screen(\"M\")", at: 33),
    ])
    func `an edit that does not read back as planned is not handed out`(splice: Splice) throws {
        let task = ScreenTask.insertion([ScreenEntry("M")])
        let array = try list.read(for: task)
        let layout = ListLayout(array, in: Array(list.text.utf8))
        let problem = try #require(throws: Diagnostic.self) {
            try list.verified([splice], in: layout, list: array.entries, for: task)
        }
        #expect(problem.message == "The edited text did not list the screens that it should.")
        #expect(problem.outcome == .refused)
        #expect(problem.fix?.hasSuffix("    Screen(\"M\"),") == true)
    }

    @Test func `splices are made in the order of their places`() {
        let splices = [Splice.delete(4..<5), .insert("x", at: 1), .insert("y", at: 1), .delete(0..<1)]
        #expect(splices.applied(to: Array("abcdef".utf8)) == "xybcdf")
    }
}
