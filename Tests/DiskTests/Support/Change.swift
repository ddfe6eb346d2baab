import Diagnostics
import Planning
import Testing

@testable import Disk

/// A change to be interrupted, small in files and rich in kinds of moves.
enum Change: String, CaseIterable, Codable, Sendable {
    /// An app that does not exist yet.
    case newApp
    /// A screen for an app that exists: new folders, a new file in an old folder, two edits.
    case screen
    /// A new file and an edit in a folder that no tool has been in.
    case plainFolder

    /// Puts down what exists before.
    func prepare(_ disk: any FileSystem) throws {
        switch self {
        case .newApp: try disk.put("notes", at: "Notes.txt")
        case .screen:
            try disk.put("manifest", at: "Gallery/Package.swift", permissions: 0o640)
            try disk.put("run", at: "Gallery/run", permissions: 0o700)
            try disk.put("lock", at: "Gallery/.scaffold/lock.json")
            try disk.put("core", at: "Gallery/Sources/Core/Core.swift")
            try disk.put("mine", at: "Gallery/Tests/Mine.swift")
        case .plainFolder:
            try disk.put("a", at: "Gallery/a.txt")
            try disk.put("user's", at: "Gallery/Sources/Photos/Mine.swift")
        }
    }

    var plan: WritePlan {
        get throws {
            switch self {
            case .newApp:
                try .of([
                    "Package.swift": .create(FileContents("manifest")),
                    "Sources/Core/Core.swift": .create(FileContents("core")),
                    "run": .create(FileContents("run", isExecutable: true)),
                    ".scaffold/lock.json": .create(FileContents("lock")),
                ])
            case .screen:
                try .of([
                    "Package.swift": .replace(FileContents("manifest"), with: FileContents("manifest + Photos")),
                    "run": .replace(
                        FileContents("run", isExecutable: true),
                        with: FileContents("run + Photos", isExecutable: true)
                    ),
                    "Sources/Core/Core.swift": .keep(FileContents("core")),
                    "Sources/Photos/Photo.swift": .create(FileContents("photo")),
                    "Sources/Photos/Resources/Photos.json": .create(FileContents("[]")),
                    "Tests/PhotosTests.swift": .create(FileContents("tests")),
                    ".scaffold/pristine/Photos/Photo.swift": .create(FileContents("photo")),
                ])
            case .plainFolder:
                try .of([
                    "a.txt": .replace(FileContents("a"), with: FileContents("b")),
                    "Sources/Photos/Photo.swift": .create(FileContents("photo")),
                ])
            }
        }
    }

    /// The project on `disk`.
    func project(on disk: any FileSystem) throws -> ProjectFolder {
        ProjectFolder(named: try RelativePath("Gallery"), in: disk)
    }

    /// Makes the change.
    func run(on disk: any FileSystem) throws {
        let plan = try plan
        try project(on: disk).exclusively(waiting: .zero) { (transaction) throws(Diagnostic) in
            try transaction.commit(plan)
        }
    }

    /// Starts the tool again, and lets it do nothing but settle what was left.
    func recover(on disk: any FileSystem) throws -> Recovery? {
        try project(on: disk).exclusively(waiting: .zero) { transaction in transaction.recovery }
    }

    /// What goes wrong with the change on `disk`, when anything does.
    func problem(on disk: any FileSystem) throws -> Diagnostic? {
        do {
            try run(on: disk)
            return nil
        } catch let problem as Diagnostic {
            return problem
        }
    }

    /// A disk in memory with what exists before.
    func disk() throws -> InMemoryFileSystem {
        let disk = InMemoryFileSystem()
        try prepare(disk)
        return disk
    }

    /// What the disk holds before and after.
    func pictures() throws -> Pictures {
        let disk = try disk()
        let old = try Picture(disk)
        try run(on: disk)
        return Pictures(change: self, old: old, new: try Picture(disk))
    }
}

/// What a disk holds before and after a change.
struct Pictures {
    let change: Change
    let old: Picture
    let new: Picture

    /// Starts the tool again on a disk where a run was cut short, and expects the old or the new, told truly.
    @discardableResult
    func expectOne(on disk: any FileSystem, _ comment: Comment) throws -> Recovery.Ending? {
        let ending = try change.recover(on: disk)?.ending
        let picture = try Picture(disk)
        switch ending {
        case .finished?: #expect(picture == new, comment)
        case .undone?: #expect(picture == old, comment)
        case nil: #expect(picture == old || picture == new, comment)
        }
        #expect(try change.recover(on: disk) == nil, comment)
        return ending
    }
}

extension WritePlan {
    static func of(_ outcomes: [String: Outcome]) throws -> WritePlan {
        WritePlan(steps: try outcomes.map { Step(try RelativePath($0.key), $0.value) })
    }
}

extension FileSystem {
    func put(_ text: String, at path: String, permissions: UInt16 = 0o644) throws {
        let path = try RelativePath(path)
        for folder in path.ancestors where try kind(of: folder) == nil {
            try makeFolder(folder)
        }
        try write(Array(text.utf8), to: path, permissions: .exactly(permissions))
    }

    func text(_ path: String) throws -> String? {
        try read(try RelativePath(path)).contents.text
    }
}
