import Foundation
import Testing

/// `check` after a run that was cut short.
@Suite struct CheckSettlingTests {
    let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.write(#"{"app": "Gallery", "format": 1}"#, to: "Gallery/.scaffold/app.json")
        try desk.write("struct Photo {}\n", to: "Gallery/Sources/Photos/Photo.swift")
        try desk.write("x", to: "Gallery/.scaffold/transaction/new/Sources/Albums/A.swift")
    }

    @Test(arguments: [["--in", "Gallery"], ["Gallery"], ["Gallery/Sources/Photos/Photo.swift"]])
    func `what was left is settled before the app is read`(words: [String]) async {
        let result = await desk.run(["check"] + words)
        #expect(result.printed.hasPrefix("An earlier run had been cut short and is now undone.\n"))
        #expect(result.outcome == .done)
        #expect(!FileManager.default.fileExists(atPath: desk.folder.path + "/Gallery/.scaffold/transaction"))
        #expect(!(await desk.run(["check"] + words)).printed.contains("An earlier run"))
    }

    @Test func `machines are told of nothing but findings`() async {
        let result = await desk.run("check", "--in", "Gallery", "--format", "json")
        #expect(result.printed.hasPrefix("{"))
        #expect(!FileManager.default.fileExists(atPath: desk.folder.path + "/Gallery/.scaffold/transaction"))
    }
}
