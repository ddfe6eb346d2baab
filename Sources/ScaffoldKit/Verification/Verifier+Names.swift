import Diagnostics
import Planning
import SwiftManifest

extension Verifier {
    /// The app's screens that a person names, in the app's order, and its core where that is named.
    ///
    /// - Parameter typed: Names in any spelling that `new screen` takes, such as `photo list`; or none.
    /// - Throws: A diagnostic that lists all that the app does not have.
    package func modules(named typed: [String]) throws(Diagnostic) -> [ScreenEntry] {
        let screens = try state.screens
        let listed = screens.map(\.name)
        let names = typed.map { $0 == app.core ? $0 : Self.name(of: $0, among: listed) }
        let unknown = zip(typed, names).filter { !listed.contains($0.1) && $0.1 != app.core }.map(\.0)
        if let first = unknown.first {
            let quoted = unknown.map { "'\($0)'" }.formattedList
            throw Diagnostic(
                "\(app.name) has no screen\(unknown.count == 1 ? "" : "s") \(quoted).",
                fix: NearMiss.question(for: first, in: listed + [app.core])
                    + (listed.isEmpty ? "It has none yet." : "It has \(listed.formattedList).")
            )
        }
        return ([ScreenEntry(app.core)] + screens).filter { names.contains($0.name) }
    }

    private static func name(of typed: String, among listed: [String]) -> String {
        if listed.contains(typed) { return typed }
        // A name that no screen may have is one that the app does not have.
        return (try? Name(typed, as: .screen).type) ?? typed
    }
}
