import Foundation
import ScaffoldKit
import Testing

@testable import Commands

/// What `verify` takes for a screen, and what it says before it begins.
@Suite struct VerifyNamesTests {
    let desk: Desk
    let environment: [String: String]

    init() async throws {
        desk = try Desk()
        environment = ["PATH": try desk.failingToolchain() + ":/usr/bin:/bin"]
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--screen", "PhotoAlbums", "--no-verify")
    }

    private func verify(_ screens: String...) async -> Desk.Result {
        await desk.run(["verify"] + screens + ["--in", "Gallery"], environment: environment)
    }

    @Test(arguments: ["PhotoAlbums", "photo albums", "photo-albums", "PhotoAlbumsViewController"])
    func `a screen is named as it may be when it is made`(typed: String) async {
        let result = await verify(typed)
        #expect(result.printed.hasPrefix("Proving PhotoAlbums\n"))
        #expect(result.printed.contains("verify PhotoAlbums --in Gallery'."))
    }

    @Test func `all names that are unknown are told, before anything is proved`() async {
        let result = await verify("Phots", "Photos", "Nope")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("Gallery has no screens 'Phots' and 'Nope'."))
        #expect(result.problems.contains("Did you mean 'Photos'? It has PhotoAlbums and Photos."))
        #expect(!result.printed.contains("Proving"))
    }

    @Test func `a kit that was moved is told in one sentence`() async throws {
        let manifest = try desk.text("Gallery/Package.swift")
        try desk.write(
            manifest + "\nlet kit = Package.Dependency.package(name: \"scaffold\", path: \"../gone\")\n",
            to: "Gallery/Package.swift"
        )
        let result = await verify("Photos")
        #expect(result.outcome == .refused)
        #expect(
            result.problems.contains(
                "The kit is not at '../gone', where Gallery looks for it: one of the two was moved."
            )
        )
        try desk.write("", to: "gone/Package.swift")
        #expect(!(await verify("Photos")).problems.contains("The kit is not"))
    }

    @Test func `a line to copy calls the tool as it can be called from here`() throws {
        try desk.write("", to: "checkout/Package.swift")
        try desk.write("", to: "checkout/Gallery/Package.swift")
        let checkout = desk.folder.appending(path: "checkout").path
        func words(in folder: String, checkout: String?) -> String {
            Workplace(
                currentFolder: desk.folder.appending(path: folder).path,
                checkout: checkout,
                templates: "",
                environment: [:]
            ).callingWords
        }
        #expect(words(in: "checkout", checkout: checkout) == "swift run scaffold")
        #expect(words(in: "checkout/Sources", checkout: checkout) == "swift run scaffold")
        #expect(words(in: "checkout/Gallery", checkout: checkout) == "swift run --package-path \(checkout) scaffold")
        #expect(words(in: "elsewhere", checkout: checkout) == "swift run --package-path \(checkout) scaffold")
        #expect(words(in: "elsewhere", checkout: nil) == "scaffold")
    }
}
