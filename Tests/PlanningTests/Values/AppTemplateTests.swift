import Testing

@testable import Planning

@Suite struct AppTemplateTests {
    @Test(arguments: ["Gallery", "Zoo", "A", "AnExtraordinarilyLongNameForAnAppThatIsHardToReadX"])
    func `every name gives source without a fault of form`(name: String) throws {
        let files = try files(name)
        #expect(files.keys.contains("Sources/\(name)Core/Screens/\(name)ViewController.swift"))
        for (path, text) in files {
            #expect(text.hasSuffix("\n"), "\(path)")
            guard path.hasSuffix(".swift") else { continue }
            #expect(!text.contains("{{") && !text.contains("\n\n\n") && !text.contains(" \n"), "\(path)")
            let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(imports == imports.sorted(), "\(path)")
            let code = text.split(separator: "\n").filter { !$0.contains("// ") }
            #expect(code.allSatisfy { $0.count <= 120 }, "\(path)")
            #expect(name == "Gallery" || !text.contains("Gallery"), "\(path)")
        }
    }

    @Test func `the stand-in is known where the UIKit is chosen, and where gestures are heard`() throws {
        let files = try files("Gallery")
        let sources = files.filter { $0.key.hasPrefix("Sources/") || $0.key.hasPrefix("Tests/") }
        let knowing = [
            "Sources/GalleryCore/Exports.swift", "Sources/GalleryCore/Screens/UIGestureRecognizer+Handler.swift",
            "Tests/GalleryCoreTests/EventBagTests.swift",
        ]
        #expect(sources.filter { $0.value.contains("Headless") }.map(\.key).sorted() == knowing)
        let log = "Sources/GalleryCore/Screens/FailureLog.swift"
        #expect(sources.filter { $0.value.contains("#if") }.map(\.key).sorted() == (knowing + [log]).sorted())
        // A module called UIKit may be the stand-in too.
        #expect(!sources.values.contains { $0.contains("canImport(UIKit)") })
    }

    @Test func `the manifest begins with no screens, and finds the kit`() throws {
        let manifest = try #require(try files("Gallery")["Package.swift"])
        #expect(manifest.contains("// swift-format-ignore\nlet screens: [Screen] = [\n]\n"))
        #expect(manifest.contains(#".package(name: "scaffold", path: "../kit")"#))
    }

    private func files(_ name: String) throws -> [String: String] {
        let template = try BuiltinTemplate.read("app")
        let answers = try Answers(["name": name], to: template.manifest.variables).values
        let values = try AppValues(app: AppNames(name), kit: "../kit").values
        let files = try Rendering(template, with: answers.merging(values) { $1 }).files
        return Dictionary(uniqueKeysWithValues: files.compactMap { path, file in file.text.map { ("\(path)", $0) } })
    }
}
