import Diagnostics
import SwiftManifest
import Testing

@Suite struct ScreenListRefusalTests {
    static let shapes = [
        RefusalSample("The manifest has no array 'screens' at its top level.", "let pages = [Screen(\"A\")]"),
        RefusalSample("The manifest has no array 'screens' at its top level.", ""),
        RefusalSample(
            "The manifest has no array 'screens' at its top level.",
            "// let screens = [Screen(\"A\")]\nlet text = \"let screens = [\"\n/*\nlet screens = [\n]\n*/\n"
        ),
        RefusalSample(
            "The manifest has no array 'screens' at its top level.",
            "struct App {\n    static let screens = [Screen(\"A\")]\n}"
        ),
        RefusalSample(
            "The manifest declares 'screens' twice.",
            "let screens = [Screen(\"A\")]\nlet x = 1, ▸screens = [Screen(\"B\")]"
        ),
        RefusalSample(
            "The manifest declares 'screens' twice.",
            "#if os(macOS)\nlet screens = [Screen(\"A\")]\n#else\nlet ▸screens = [Screen(\"B\")]\n#endif"
        ),
        RefusalSample(
            "The manifest declares 'screens' inside '#if'.",
            "#if os(macOS)\n#if DEBUG\n  let ▸screens = [Screen(\"A\")]\n#endif\n#endif"
        ),
        RefusalSample(
            "The value of 'screens' is not an array that is written out.",
            "let x = 1\nlet ▸screens = names.map(Screen.init)"
        ),
        RefusalSample(
            "The value of 'screens' is not an array that is written out.",
            "let ▸screens = [Screen(\"A\")] + more"
        ),
        RefusalSample(
            "The value of 'screens' is not an array that is written out.",
            "let ▸screens = [Screen(\"A\")].filter(\\.isWanted)"
        ),
        RefusalSample(
            "The value of 'screens' is not an array that is written out.",
            "var ▸screens: [Screen] { [Screen(\"A\")] }"
        ),
        RefusalSample(
            "The value of 'screens' is not an array that is written out.",
            "let ▸screens: [Screen] = [:]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [\n    Screen(\"A\"),\n\t▸photos,\n]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [/* é */ ▸Screen(\"A\\(1)\")]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [▸Screen(name)]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [▸Screen(\"A\", needs: shared)]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [▸Screen(\"A\", needs: [\"B\", c])]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [▸Page(\"A\")]"
        ),
        RefusalSample(
            "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'.",
            "let screens = [▸debug ? Screen(\"A\") : Screen(\"B\")]"
        ),
        RefusalSample("The screen 'A' is listed twice.", "let screens = [\n  Screen(\"A\"),\n  ▸Screen(\"A\"),\n]"),
        RefusalSample("The manifest is not valid Swift.", "let screens = [\n    Screen(\"A\")\n    ▸Screen(\"B\")\n]"),
        RefusalSample("The manifest is not valid Swift.", "let screens = [\n    Screen(\"A\"),\n]\nlet x = ▸)"),
        RefusalSample("The manifest is not valid Swift.", "let screens = [\n    Screen(\"A\"),▸\n"),
        RefusalSample(
            "The manifest is not valid Swift.",
            "let screens = [\n    Screen(\"A\"),▸\n    #if DEBUG\n    Screen(\"B\"),\n    #endif\n]"
        ),
        RefusalSample(
            "The manifest is not valid Swift.",
            "<<<<<<< ours\nlet screens = [\n=======\n]"
        ),
    ]

    @Test(arguments: shapes)
    func `a shape that is not understood is left alone, and the lines to paste are told`(sample: RefusalSample) throws {
        let list = ScreenList(in: sample.text)
        let problem = try #require(throws: Diagnostic.self) {
            try list.inserting([ScreenEntry("M", needs: ["A"]), ScreenEntry("N")])
        }
        #expect(problem.message == sample.message)
        if sample.testDescription.contains("▸") || problem.place?.line == nil {
            #expect(problem.place?.description == sample.place)
        }
        #expect(problem.fix?.contains("    Screen(\"M\", needs: [\"A\"]),\n    Screen(\"N\"),") == true)
        #expect(problem.outcome == .refused)
        #expect(throws: Diagnostic.self) { try list.removing("A") }
        #expect(throws: Diagnostic.self) { try list.listings() }
    }

    @Test func `without a list, the fix is the whole list`() throws {
        let problem = try #require(throws: Diagnostic.self) { try ScreenList(in: "").inserting(ScreenEntry("M")) }
        #expect(
            problem.fix == """
                Nothing was changed. Add by hand, and add 'screens.flatMap(\\.targets)' to the package's targets:
                let screens = [
                    Screen("M"),
                ]
                """
        )
    }

    @Test func `a removal that cannot be made says what to delete`() throws {
        let problem = try #require(throws: Diagnostic.self) { try ScreenList(in: "").removing("M") }
        #expect(problem.fix == "Nothing was changed. Delete 'Screen(\"M\")' from the array 'screens' by hand.")
    }

    @Test func `a screen that needs something else is not changed`() throws {
        let list = ScreenList(in: "let screens = [\n    Screen(\"A\", needs: [\"B\"]),\n]", of: "App/Package.swift")
        let problem = try #require(throws: Diagnostic.self) { try list.inserting(ScreenEntry("A", needs: ["C"])) }
        #expect(
            "\(problem)" == """
                App/Package.swift:2:5: error: The screen 'A' is listed already, and needs 'B' where needs 'C' was asked for.
                    Screen("A", needs: ["B"]),
                    ^
                Keep that line, or write 'Screen("A", needs: ["C"])' in its place.
                """
        )
        #expect(problem.outcome == .refused)
    }

    @Test func `a screen that needs more by now is left as it stands`() throws {
        let text = "let screens = [\n    Screen(\"A\", needs: [\"C\", \"B\"]),\n]"
        #expect(try ScreenList(in: text).inserting(ScreenEntry("A", needs: ["B"])) == text)
    }

    @Test(arguments: ["photos", "PHOTOS"])
    func `a name that differs in case alone is refused`(name: String) throws {
        let list = ScreenList(in: "let screens = [\n    Screen(\"Photos\"),\n]")
        let problem = try #require(throws: Diagnostic.self) { try list.inserting(ScreenEntry(name)) }
        #expect(
            problem.message == "The screen 'Photos' is listed already, and on many disks '\(name)' is the same folder."
        )
        #expect(problem.place?.line == 2)
    }

    @Test func `two new names that differ in case alone, or in what they need, are refused`() {
        let list = ScreenList(in: "let screens = [\n]")
        #expect(throws: Diagnostic.self) { try list.inserting([ScreenEntry("A"), ScreenEntry("a")]) }
        #expect(throws: Diagnostic.self) { try list.inserting([ScreenEntry("A"), ScreenEntry("A", needs: ["B"])]) }
    }

    @Test(arguments: ["", "a b", "a\"b", "\\(x)", "1a", "a\n", "$0", "a-b", "a.*"])
    func `a name that is no module's is refused`(name: String) throws {
        let list = ScreenList(in: "let screens = [\n]")
        let problem = try #require(throws: Diagnostic.self) { try list.inserting(ScreenEntry(name)) }
        #expect(problem.message == "\(name.debugDescription) cannot name a module.")
        #expect(throws: Diagnostic.self) { try list.inserting(ScreenEntry("A", needs: [name])) }
    }

    @Test func `removing what is not listed names the nearest`() throws {
        let list = ScreenList(in: "let screens = [Screen(\"Photos\")]")
        let problem = try #require(throws: Diagnostic.self) { try list.removing("Phtoos") }
        #expect(problem.message == "No screen named 'Phtoos' is listed.")
        #expect(problem.fix == "Write 'Photos' if that is the one.")
    }
}
