import Diagnostics
import LightFoundation
import Mustache
import Testing

@testable import Planning

@Suite struct RenderingTests {
    @Test func `names in paths are filled in and the suffix is dropped`() throws {
        let files = try render(["Sources/{{name}}/{{name}}View.swift.mustache": "struct {{name}} {}"])
        #expect(files == ["Sources/Photos/PhotosView.swift": "struct Photos {}"])
    }

    @Test func `T42 a file without the suffix is copied to the byte`() throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0, 0x0D, 0x0A, 0x7B, 0x7B, 0xFF]
        let tree = try tree(["{{name}}.txt": "{{untouched}}"], binaries: ["a.png": FileContents(png)])
        let files = try Rendering(ModuleTemplate(tree, folder: "T"), with: ["name": "Photos"]).files
        #expect(files[try RelativePath("a.png")]?.bytes == png)
        #expect(files[try RelativePath("Photos.txt")]?.text == "{{untouched}}")
    }

    @Test func `T44 the executable bit is kept, rendered or copied`() throws {
        let script = FileContents("#!/bin/sh\necho {{name}}\n", isExecutable: true)
        let tree = try tree([:], binaries: ["run.mustache": script, "copy": script])
        let files = try Rendering(ModuleTemplate(tree, folder: "T"), with: ["name": "Photos"]).files
        #expect(files[try RelativePath("run")] == FileContents("#!/bin/sh\necho Photos\n", isExecutable: true))
        #expect(files[try RelativePath("copy")] == script)
    }

    @Test func `a condition decides whether a file is written`() throws {
        let rules =
            #", "files": [{"path": "grid.txt", "when": "layout.grid"}, {"path": "list.txt", "when": "!layout.grid"}]"#
        let files = ["grid.txt": "g", "list.txt": "l"]
        #expect(try render(files, rules: rules, values: ["layout": ["grid": true]]) == ["grid.txt": "g"])
        #expect(try render(files, rules: rules, values: ["layout": ["grid": false]]) == ["list.txt": "l"])
    }

    @Test func `a file with several rules is written by each of them`() throws {
        let rules = #"""
            , "files": [{"path": "m", "to": "a/m", "when": "isHere"}, {"path": "m", "to": "b/m", "when": "!isHere"},
                        {"path": "m", "to": "c/m"}]
            """#
        #expect(try render(["m": "x"], rules: rules, values: ["isHere": true]) == ["a/m": "x", "c/m": "x"])
        #expect(try render(["m": "x"], rules: rules, values: ["isHere": false]) == ["b/m": "x", "c/m": "x"])
    }

    @Test func `a repeated file is written once for each entry`() throws {
        let rules = #", "files": [{"path": "m.mustache", "to": "Models/{{type}}.swift", "each": "models"}]"#
        let values: [String: Value] = ["models": [["type": "User"], ["type": "Tag"]]]
        let files = try render(["m.mustache": "struct {{type}} {}"], rules: rules, values: values)
        #expect(files == ["Models/User.swift": "struct User {}", "Models/Tag.swift": "struct Tag {}"])
    }

    @Test func `a file in base64 is the bytes it stands for`() throws {
        let rules = #", "files": [{"path": "a.bin.mustache", "base64": true}]"#
        let tree = try tree(["a.bin.mustache": "{{bytes}}\n"], rules: rules)
        let files = try Rendering(ModuleTemplate(tree, folder: "T"), with: ["bytes": "AAH/"]).files
        #expect(files[try RelativePath("a.bin")]?.bytes == [0, 1, 255])
        #expect(throws: Diagnostic.self) { try render(["a.bin.mustache": "A"], rules: rules) }
    }

    @Test func `those written once are told from the rest`() throws {
        let rules = #", "files": [{"path": "a", "to": "{{name}}.txt", "once": true}]"#
        let template = try ModuleTemplate(tree(["a": "", "b": ""], rules: rules), folder: "T")
        let rendered = try Rendering(template, with: ["name": "x"])
        #expect(rendered.once == [try RelativePath("x.txt")])
        #expect(rendered.files.count == 2)
    }

    @Test(arguments: ["a/b", "..", "../x", "", "."])
    func `T02 a value that leads out of its folder is refused`(name: String) throws {
        let problem = try #require(throws: Diagnostic.self) {
            try render(["Sources/{{name}}/x.swift.mustache": ""], values: ["name": .string(name)])
        }
        #expect(problem.place?.file == "T/Sources/{{name}}/x.swift.mustache")
    }

    @Test(arguments: [
        ".git/hooks/post-checkout", ".git", "a/.GIT/config", ".g\u{200C}it/config", ".build/x", ".swiftpm/x",
        ".scaffold/app.json", "{{name}}/x",
    ])
    func `a template writes nothing where git, the compiler or the tool keep theirs`(place: String) throws {
        let rules = #", "files": [{"path": "hook", "to": "\#(place)"}]"#
        let problem = try #require(throws: Diagnostic.self) {
            try render(["hook": "x"], rules: rules, values: ["name": ".scaffold"])
        }
        #expect(problem.place?.file == "T/hook")
        #expect(problem.message.contains("is not a template's to write to"))
        #expect(problem.fix != nil)
    }

    @Test func `names that only begin like a kept folder's are free`() throws {
        let files = [".github/ci.yml": "a", ".gitignore": "b"]
        #expect(try render(files) == files)
    }

    @Test func `T39 an unknown name is an error with its place and the nearest name`() throws {
        let problem = try #require(throws: Diagnostic.self) {
            try render(["a.swift.mustache": "let a = 1\nlet b = {{nmae}}\n"])
        }
        #expect(problem.place?.file == "T/a.swift.mustache")
        #expect(problem.place?.line == 2)
        #expect("\(problem)".contains("'name'"))
    }

    @Test func `T41 a value that looks like a tag is written as it is`() throws {
        let files = try render(["a.txt.mustache": "{{name}}"], values: ["name": "{{other}}", "other": "no"])
        #expect(files == ["a.txt": "{{other}}"])
    }

    @Test func `escaping follows the kind of file`() throws {
        let values: [String: Value] = ["name": "a<b> & \"c\""]
        let files = try render(["a.xib.mustache": "{{name}}", "a.swift.mustache": "{{name}}"], values: values)
        #expect(files == ["a.xib": "a&lt;b&gt; &amp; &quot;c&quot;", "a.swift": "a<b> & \"c\""])
    }

    @Test func `T37 two files that one disk takes for the same are refused`() throws {
        let problem = try #require(throws: Diagnostic.self) { try render(["Photo.txt": "", "photo.txt": ""]) }
        #expect(problem.message.contains("'photo.txt' and 'Photo.txt'"))
    }

    @Test func `T48 junk does not leak`() throws {
        #expect(try render([".DS_Store": "x", "a/.git/config": "x", "a.txt~": "x", "ok": "x"]) == ["ok": "x"])
    }

    @Test func `T46 a file that renders to nothing is still written`() throws {
        #expect(try render(["a.txt.mustache": "{{#no}}x{{/no}}"], values: ["no": false]) == ["a.txt": ""])
    }

    @Test func `T43 line endings and a missing last newline are kept`() throws {
        let files = try render(["a.txt.mustache": "a\r\n{{name}}\nb"], values: ["name": "N"])
        #expect(files == ["a.txt": "a\r\nN\nb"])
    }

    @Test func `partials are included and not written`() throws {
        let files = try render(["partials/head.mustache": "// {{name}}\n", "a.swift.mustache": "{{>head}}code\n"])
        #expect(files == ["a.swift": "// Photos\ncode\n"])
    }

    @Test func `a missing partial is an error`() {
        #expect(throws: Diagnostic.self) { try render(["a.mustache": "{{>haed}}", "partials/head.mustache": ""]) }
    }

    @Test func `many hands make the same files, and tell the same first problem`() throws {
        let fine = Dictionary(uniqueKeysWithValues: (10..<60).map { ("\($0).txt.mustache", "{{>head}}\($0)") })
        let partials = ["partials/head.mustache": "{{name}} "]
        let template = try ModuleTemplate(tree(fine.merging(partials) { $1 }), folder: "T")
        let alone = try Rendering(template, with: ["name": "N"]).files
        #expect(alone.count == 50)
        #expect(try Rendering(template, with: ["name": "N"], by: .everyone).files == alone)
        let faulty = fine.merging(["20.txt.mustache": "{{gone}}", "50.txt.mustache": "{{lost}}"]) { $1 }
        let broken = try ModuleTemplate(tree(faulty.merging(partials) { $1 }), folder: "T")
        for crew in [Crew.asker, .everyone] {
            let problem = #expect(throws: Diagnostic.self) { try Rendering(broken, with: ["name": "N"], by: crew) }
            #expect(problem?.place?.file == "T/20.txt.mustache")
        }
    }

    private func render(
        _ files: [String: String],
        rules: String = "",
        values: [String: Value] = ["name": "Photos"]
    ) throws -> [String: String] {
        let template = try ModuleTemplate(tree(files, rules: rules), folder: "T")
        let rendered = try Rendering(template, with: values).files
        return Dictionary(uniqueKeysWithValues: rendered.map { ("\($0)", $1.text ?? "binary") })
    }

    private func tree(
        _ files: [String: String],
        rules: String = "",
        binaries: [String: FileContents] = [:]
    ) throws -> [RelativePath: FileContents] {
        let manifest = #"{"name": "t", "summary": "s", "kind": "screen"\#(rules)}"#
        var tree = [try RelativePath("template.json"): FileContents(manifest)]
        for (path, text) in files { tree[try RelativePath(path)] = FileContents(text) }
        for (path, contents) in binaries { tree[try RelativePath(path)] = contents }
        return tree
    }
}
