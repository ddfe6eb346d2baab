import Diagnostics
import SwiftManifest
import Testing

@Suite struct SourceListTests {
    private static let head = "public struct Theme {\n    public static let day = Theme()\n\n"

    @Test(arguments: [
        ("static let all = [day, night]", "static let all = [day, night, sepia]"),
        ("static let all = [ day, night ] // both", "static let all = [ day, night, sepia ] // both"),
        ("static let all = [day]", "static let all = [day, sepia]"),
        ("static let all: [Theme] = []", "static let all: [Theme] = [sepia]"),
        ("static let all: [Theme] = [.day, .night]", "static let all: [Theme] = [.day, .night, .sepia]"),
        ("static let all = [Theme.day]", "static let all = [Theme.day, Theme.sepia]"),
        ("static var all = [\n\t\tday,\n\t\tnight\n\t]", "static var all = [\n\t\tday,\n\t\tnight,\n\t\tsepia\n\t]"),
        (
            "static let all = [\r\n    day, // by day\r\n    night,\r\n]",
            "static let all = [\r\n    day, // by day\r\n    night,\r\n    sepia,\r\n]"
        ),
    ])
    func `a word more keeps the user's layout, and every other byte`(before: String, after: String) throws {
        let tail = "\n}\n\n// The end: é\n"
        let edited = try list(Self.head + "    " + before + tail).adding("sepia")
        #expect(edited == Self.head + "    " + after + tail)
        #expect(try list(edited).adding("sepia") == edited)
    }

    @Test(arguments: ["sepia", ".sepia", "Theme.sepia", "Self.sepia"])
    func `what is listed already stays as it stands`(word: String) throws {
        let text = "extension Theme {\n    static let all: [Theme] = [\(word)]\n}\n"
        #expect(try list(text).adding("sepia") == text)
    }

    @Test(
        arguments: [
            ("struct Theme {\n    static let all = [day] + more\n}", "The value of 'Theme.all' is not an array", 2),
            ("struct Theme {\n    static var all: [Theme] { [day] }\n}", "The value of 'Theme.all' is not an array", 2),
            (
                "struct Theme {\n#if DEBUG\nstatic let all = [day]\n#endif\n}", "Theme.swift has no list 'Theme.all'.",
                nil
            ),
            (
                "#if DEBUG\nextension Theme {\n    static let all = [day]\n}\n#endif", "'Theme.all' is declared inside",
                3
            ),
            (
                "struct Theme {\n    static let all = [day]\n}\nextension Theme {\n    static let all = [day]\n}",
                "Theme.swift declares 'Theme.all' twice.", 5
            ),
            ("struct Other {\n    static let all = [day]\n}", "Theme.swift has no list 'Theme.all'.", nil),
            ("struct Theme {\n    let all = [day]\n}", "Theme.swift has no list 'Theme.all'.", nil),
            ("struct Theme {\n    static let all = [day\n}", "Theme.swift is not valid Swift.", nil),
        ] as [(String, String, Int?)]
    )
    func `what is not understood is left alone, and the line to write is shown`(
        text: String,
        message: String,
        line: Int?
    ) throws {
        let problem = try #require(throws: Diagnostic.self) { try list(text).adding("sepia") }
        #expect(problem.message.hasPrefix(message))
        #expect(line == nil || problem.place?.line == line)
        #expect(problem.fix?.contains("public static let all: [Theme] = [..., .sepia]") == true)
        #expect(problem.outcome == .refused)
    }

    @Test func `what a type and its extensions declare for the type is known`() {
        let text = """
            struct Theme { static let day = 1; let name = "" }
            extension Theme { static let `default` = 2 }
            enum Other { case sepia }
            """
        #expect(list(text).declares("day"))
        #expect(list(text).declares("default"))
        #expect(!list(text).declares("name"))
        #expect(!list(text).declares("sepia"))
    }

    private func list(_ text: String) -> SourceList {
        SourceList("all", of: "Theme", in: text, file: "Theme.swift")
    }
}
