import Diagnostics
import Foundation
import LightFoundation
import Planning
import Testing

@testable import Disk

@Suite struct ProjectFolderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: ["Gallery", "Gallery/", "My App", "./Gallery", "deep/../Gallery"])
    func `a new app appears at the path that was typed`(_ name: String) throws {
        try folder.makeFolder("deep")
        try commit(.newApp, at: folder.path + "/" + name)
        #expect(try folder.text(name + "/Sources/Core/Core.swift") == "core")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test(arguments: ["Gallery", "Gallery/", "link", "deep/../Gallery", "odd:name"])
    func `an app that exists is found however its path is typed`(_ name: String) throws {
        try Change.screen.prepare(try folder.fileSystem)
        try folder.makeFolder("deep")
        try folder.link("link", to: "Gallery")
        try FileManager.default.copyItem(atPath: folder.path + "/Gallery", toPath: folder.path + "/odd:name")
        let project = try ProjectFolder(at: folder.path + "/" + name)
        #expect(try project.exists)
        try commit(.screen, at: folder.path + "/" + name)
        #expect(try folder.text(name + "/Package.swift") == "manifest + Photos")
        #expect(try project.tree.files(ending: "Photo.swift").count == 2)
    }

    @Test func `an empty folder becomes an app in place`() throws {
        try folder.makeFolder("Gallery")
        try commit(.newApp, at: folder.path + "/Gallery")
        let made = try Picture(folder.fileSystem)
        #expect(made.lines == (try Change.newApp.pictures().new.lines.filter { !$0.hasPrefix("Notes") }))
    }

    @Test(arguments: [
        ("none/Gallery", "does not exist."), ("file", "'file' is not a folder, and one is needed there."),
        ("dangling", "'dangling' is a symbolic link, and may lead out of the project."),
        ("file/Gallery", "is not a folder, and one is needed there."), ("new:name", "not every disk takes."),
    ])
    func `a path where no app can be is told`(_ name: String, ending: String) throws {
        try folder.write("", "file")
        try folder.link("dangling", to: "nowhere")
        let before = try Picture(folder.fileSystem)
        let problem = #expect(throws: Diagnostic.self) { try commit(.newApp, at: folder.path + "/" + name) }
        #expect(problem?.message.hasSuffix(ending) == true, "\(problem?.message ?? "")")
        #expect(try Picture(folder.fileSystem) == before)
    }

    @Test(arguments: [".scaffold", ".scaffold/transaction"])
    func `a link in the place of what the tool keeps leads it nowhere`(_ name: String) throws {
        try Change.plainFolder.prepare(try folder.fileSystem)
        try folder.write("outside", "outside/journal")
        try folder.makeFolder("Gallery/" + (name as NSString).deletingLastPathComponent)
        try folder.link("Gallery/" + name, to: folder.path + "/outside")
        let before = try Picture(folder.fileSystem)
        let problem = #expect(throws: Diagnostic.self) { try commit(.plainFolder, at: folder.path + "/Gallery") }
        #expect(problem?.message == "'\(name)' is a symbolic link, and may lead out of the project.")
        #expect(try Picture(folder.fileSystem) == before)
    }

    @Test func `looking at a project changes nothing and waits for nobody`() throws {
        let disk = try folder.fileSystem
        try Change.screen.prepare(disk)
        let project = try ProjectFolder(at: folder.path + "/Gallery")
        let names = ["", "Gallery", "Gallery/.scaffold"]
        let before = names.map(folder.modified)
        let lock = try disk.lock(RelativePath("Gallery/.scaffold"))
        let snapshot = try project.tree.snapshot(of: Change.screen.plan.steps.map(\.path))
        #expect(try snapshot.files().count == 3)
        #expect(try !project.isUnsettled)
        withExtendedLifetime(lock) {}
        #expect(names.map(folder.modified) == before)
    }

    @Test(arguments: Change.allCases)
    func `a project is unsettled from a cut to the next run`(_ change: Change) throws {
        let disk = try change.disk()
        let project = try change.project(on: disk)
        #expect(try !project.isUnsettled)
        try? change.run(on: FaultyFileSystem(disk, .death, at: 20))
        #expect(try project.isUnsettled)
        _ = try change.recover(on: disk)
        #expect(try !project.isUnsettled)
    }

    @Test func `a busy project is waited for, told once, and given up`() throws {
        let disk = try Change.screen.disk()
        let lock = try disk.lock(RelativePath("Gallery/.scaffold"))
        let told = Guarded<[String]>([])
        let problem = #expect(throws: Diagnostic.self) {
            try Change.screen.project(on: disk).exclusively(
                waiting: .milliseconds(50),
                onWait: { sentence in told.use { $0.append(sentence) } },
                { _ in }
            )
        }
        withExtendedLifetime(lock) {}
        #expect(told.use { $0 } == ["Another run is changing 'Gallery'; waiting until it has ended."])
        #expect(problem?.message == "Another run is still changing 'Gallery'.")
        #expect(problem?.outcome == .refused)
    }

    @Test func `a transaction knows whether the project is new, and sees what it wrote`() throws {
        let disk = InMemoryFileSystem()
        let project = try Change.newApp.project(on: disk)
        let plan = try Change.newApp.plan
        try project.exclusively { transaction throws(Diagnostic) in
            #expect(transaction.isNew)
            #expect(try transaction.tree.files() == [])
            try transaction.commit(plan)
            #expect(try transaction.tree.files().count == 4)
        }
        try project.exclusively { transaction throws(Diagnostic) in
            #expect(!transaction.isNew)
            #expect(try transaction.tree.files().count == 4)
        }
    }

    @Test func `a recovery is told in one sentence`() throws {
        let photos = try [RelativePath("Sources/Photos"), RelativePath("Package.swift")]
        #expect(
            Recovery(ending: .finished, paths: photos, kept: []).description
                == "An earlier run had been cut short and is now finished: 'Sources/Photos', 'Package.swift'."
        )
        #expect(
            Recovery(ending: .undone, paths: [], kept: []).description
                == "An earlier run had been cut short and is now undone."
        )
    }

    private func commit(_ change: Change, at path: String) throws {
        let plan = try change.plan
        try ProjectFolder(at: path).exclusively { transaction throws(Diagnostic) in try transaction.commit(plan) }
    }
}
