import Diagnostics
import LightFoundation
import Planning

extension Kit {
    /// Looks whether the kit is where the app's manifest says, which ends with a move of either.
    ///
    /// - Throws: A diagnostic when it is not. A manifest that names the kit in other words than ours is let be.
    static func look(for app: App, by manifest: FileContents) throws(Diagnostic) {
        guard let text = manifest.text,
            let match = text.firstMatch(of: /\.package\(\s*name:\s*"scaffold",\s*path:\s*"([^"\\]*)"\s*\)/)
        else { return }
        let path = String(match.output.1)
        let folder = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: app.root, isDirectory: true))
        guard !FileManager.default.fileExists(atPath: folder.path + "/Package.swift") else { return }
        throw Diagnostic(
            "The kit is not at '\(path)', where \(app.name) looks for it: one of the two was moved.",
            at: Place(file: AppState.manifest, in: text, at: match.range.lowerBound),
            fix: "Write there the path from the app to scaffold's repository, or put back the folder.",
            outcome: .refused
        )
    }
}
