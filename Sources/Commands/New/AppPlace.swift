import Diagnostics
import ScaffoldKit

/// Where the words after a command say that the app is, before it is known which words the command takes.
struct AppPlace {
    /// What was typed after `--in`, if it was.
    private let folder: String?
    /// The app there; not finding one is no problem yet.
    let app: App?

    /// Looks for the app whose templates count.
    init(_ typed: ArraySlice<String>, in workplace: Workplace) {
        let place = typed.firstIndex { $0 == "--in" || $0.hasPrefix("--in=") }
        folder = place.flatMap { index in
            typed[index] == "--in" ? typed[(index + 1)...].first : String(typed[index].dropFirst("--in=".count))
        }
        app = try? App.named(folder, in: workplace)
    }

    /// The app in `folder`, or around the current one where that is nil.
    ///
    /// - Throws: A diagnostic when there is none.
    func app(named folder: String?, in workplace: Workplace) throws(Diagnostic) -> App {
        if let app, folder == self.folder { return app }
        return try App.named(folder, in: workplace)
    }
}
