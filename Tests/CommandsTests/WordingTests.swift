import Foundation
import Testing

@testable import Commands

@Suite struct WordingTests {
    let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test(arguments: [
        (["nwe"], "The command 'nwe' is unknown.", "Did you mean 'new'?"),
        (["new", "scren"], "The template 'scren' is unknown.", "Did you mean 'screen'?"),
        (["new", "app", "X", "--dryrun"], "The option '--dryrun' is unknown.", "Did you mean '--dry-run'?"),
        (["new", "screen", "X", "--layout"], "The option '--layout' wants a value.", "Write '--layout list|grid'."),
        (
            ["new", "screen", "X", "--layout", "--dry-run"], "The option '--layout' wants a value.",
            "Write '--layout list|grid'."
        ),
        (["new", "app", "X", "--dry-run=yes"], "The option '--dry-run' takes no value.", "Write '--dry-run' alone."),
        (["new", "app", "X", "--in", "a", "--in", "b"], "The option '--in' is given twice.", "Give it once."),
        (["new", "app", "X", "--color", "alwys"], "The colour mode 'alwys' is unknown.", "Did you mean 'always'?"),
        (["new"], "'new' wants to know what to make.", "'scaffold new app …'"),
        (["new", "app"], "The name of the app is missing.", "'scaffold new app Gallery'"),
        (["verify", "--in", "nowhere"], "There is no folder", "Name the folder of an app with '--in'."),
        (["help", "nwe"], "The command 'nwe' is unknown.", "Did you mean 'new'?"),
    ])
    func `words that are not understood get one sentence and a way out`(
        words: [String],
        message: String,
        fix: String
    ) async throws {
        let result = await desk.run(words)
        #expect(result.outcome == .usage)
        #expect(result.problems.contains(message))
        #expect(result.problems.contains(fix))
        #expect(try desk.tree().isEmpty)
    }

    @Test func `an unknown layout names the nearest`() async throws {
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        let result = await desk.run("new", "screen", "Albums", "--layout", "gird", "--in", "Gallery")
        #expect(
            result.problems.contains("The --layout 'gird' is unknown.\nDid you mean 'grid'? Choices are list, grid.")
        )
    }

    @Test(arguments: [
        ["help"], ["--help"], [], ["new", "--help"], ["new", "screen", "--help"], ["help", "new"], ["verify", "-h"],
    ])
    func `help shows examples and exits well`(words: [String]) async throws {
        let result = await desk.run(words)
        #expect(result.outcome == .done)
        #expect(result.printed.contains("Examples\n"))
        #expect(result.problems.isEmpty)
    }

    @Test func `a template's own questions are its options`() async throws {
        let result = await desk.run("new", "screen", "--help")
        #expect(result.printed.contains("--layout list|grid"))
        #expect(result.printed.contains("Default: list."))
    }

    @Test func `the version is one line`() async throws {
        #expect(await desk.run("--version").printed.hasPrefix("scaffold 0."))
    }

    @Test func `T47 an empty value after an equals sign is taken`() async throws {
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        let result = await desk.run("new", "screen", "Albums", "--model=", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done)
    }

    @Test func `after two dashes every word is plain`() async throws {
        let result = await desk.run("new", "app", "--no-verify", "--", "--screen")
        #expect(result.problems.contains("error: ") == false)
        #expect(try desk.tree().keys.contains("Screen/Package.swift"))
    }

    @Test func `words are coloured on a terminal only`() async throws {
        #expect(await desk.run("help", terminal: true).printed.contains("\u{1B}[1m"))
        #expect(await desk.run("help", terminal: false).printed.contains("\u{1B}[") == false)
        let plain = await desk.run("help", terminal: true, environment: ["NO_COLOR": "1"])
        #expect(plain.printed.contains("\u{1B}[") == false)
    }

    @Test func `colour can be asked for and turned off`() async throws {
        #expect(await desk.run("new", "--help", "--color", "always").printed.contains("\u{1B}[1m"))
        #expect(
            await desk.run("new", "--help", "--color", "never", terminal: true).printed.contains("\u{1B}[") == false
        )
    }

    @Test func `a quiet run prints nothing when all is well`() async throws {
        let result = await desk.run("new", "app", "Gallery", "--no-verify", "--quiet")
        #expect(result.printed.isEmpty)
        #expect(result.outcome == .done)
    }

    @Test func `without swift on the path nothing is written and the fault is told`() async throws {
        let result = await desk.run("new", "app", "Gallery", environment: ["PATH": "/nowhere"])
        #expect(result.outcome != .done)
        #expect(result.problems.contains("swift"))
        #expect(try desk.tree().isEmpty)
    }

    @Test(arguments: [
        ("screen/template.json", "{", "screen/template.json:1:2: error: The file is not understood: the text ends"),
        ("screen/a.swift.mustache", "{{>nothing}}", "screen/a.swift.mustache:1:"),
        ("screen/a.swift.mustache", "let a = 1\n{{screen.tpye}}\n", "screen/a.swift.mustache:2:"),
        ("screen/{{screen.type}}/../x.swift", "", "screen/"),
        ("screen/Sources/a{{#x}}.swift.mustache", "", "screen/Sources/a{{#x}}.swift.mustache"),
    ])
    func `a template that is not in order is named, and nothing is written`(
        path: String,
        text: String,
        place: String
    ) async throws {
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        let before = try desk.tree()
        try desk.writeTemplate(text, to: path.replacing("..", with: "{{dots}}"))
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains(place))
        #expect(try desk.tree() == before)
    }

    @Test func `a team's own template comes before the built-in one`() async throws {
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        let own = "Gallery/.scaffold/templates/screen"
        try desk.write(
            #"{"name": "screen", "summary": "Ours.", "kind": "screen", "variables": [{"name": "name", "type": "name", "prompt": "?"}]}"#,
            to: "\(own)/template.json"
        )
        try desk.write("// ours\n", to: "\(own)/Sources/{{screen.type}}/Ours.swift")
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done)
        #expect(try desk.text("Gallery/Sources/Albums/Ours.swift") == "// ours\n")
    }
}
