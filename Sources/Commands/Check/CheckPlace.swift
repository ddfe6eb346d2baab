import Diagnostics
import LightFoundation
import ScaffoldKit

/// What a person wants checked.
struct CheckPlace {
    /// The app, where there is one.
    let app: App?
    /// The folder that paths are told from, as an absolute path.
    let root: String
    /// The paths to tell about, from the root; all when empty.
    let paths: [String]
    let check: Check
    /// The current folder, ending in a slash.
    private let here: String

    /// Finds the app that a person means, or takes the paths as they are where there is none.
    ///
    /// - Parameter notice: Told what is worth a line: that an earlier run, which was cut short, is settled first.
    init(
        _ typed: [String],
        app folder: String?,
        in workplace: Workplace,
        notice: @escaping (String) -> Void
    ) throws(Diagnostic) {
        let places = typed.map(workplace.absolute)
        for (word, place) in zip(typed, places) where !FileManager.default.fileExists(atPath: place) {
            throw Diagnostic("There is no '\(word)'.", fix: "Look whether its name is spelt right.")
        }
        let here = URL(fileURLWithPath: workplace.currentFolder).standardizedFileURL.path
        self.here = here.hasSuffix("/") ? here : here + "/"
        app = try Self.app(around: places, named: folder, in: workplace, notice: notice)
        let root = app.map { URL(fileURLWithPath: $0.root).standardizedFileURL.path } ?? "/"
        self.root = root
        let inside = root == "/" ? "/" : root + "/"
        paths = try zip(typed, places).map { (word, place) throws(Diagnostic) in
            if place == root { return "." }
            guard place.hasPrefix(inside) else {
                throw Diagnostic("'\(word)' lies outside of the app.", fix: "Check it on its own.")
            }
            return String(place.dropFirst(inside.count))
        }
        check = try app.map { (app) throws(Diagnostic) in try Check(app) } ?? Check(folder: root)
    }

    /// A path from the root, as a person in the current folder would type it.
    func shown(_ path: String) -> String {
        let whole = (root == "/" ? "" : root) + "/" + path
        return whole.hasPrefix(here) ? String(whole.dropFirst(here.count)) : whole
    }

    private static func app(
        around places: [String],
        named folder: String?,
        in workplace: Workplace,
        notice: @escaping (String) -> Void
    ) throws(Diagnostic) -> App? {
        guard folder == nil, let first = places.first else {
            return try App.settled(folder, in: workplace, notice: notice)
        }
        let start = URL(fileURLWithPath: first)
        var isFolder = false
        if let type = try? FileManager.default.attributesOfItem(atPath: first)[.type] as? FileAttributeType {
            isFolder = type == .typeDirectory
        }
        guard let app = try? App.enclosing(isFolder ? first : start.deletingLastPathComponent().path) else {
            return nil
        }
        return try App.settled(app.root, in: workplace, notice: notice)
    }
}
