import Diagnostics
import ScaffoldKit
import Toolchain

/// A verification from its first word to its last, as `new` and `verify` both end with.
struct Proof {
    let app: App
    let surroundings: Surroundings

    /// Proves the screens of these names, or the whole app when there are none.
    func run(_ screens: [String]) throws(Diagnostic) -> VerificationReport {
        let console = surroundings.console
        let printer = VerificationPrinter(console: console, root: app.root)
        let verifier = try Verifier(app: app, workplace: surroundings.workplace)
        let interruption = try Interruption()
        interruption.requestOnSignals()
        console.say(console.paint("Proving \(screens.isEmpty ? app.name : screens.joined(separator: ", "))", .bold))
        let report = try verifier.verify(screens, interruption: interruption) { printer.print($0) }
        let folder = surroundings.workplace.relative(app.root).shellQuoted
        switch report.outcome {
        case .done where !screens.isEmpty:
            console.say("  The whole app: 'swift run scaffold verify --in \(folder)'.")
        case .findings:
            console.say(
                "  The files are kept. Mend them, then: 'swift run scaffold verify \((screens + ["--in", folder]).joined(separator: " "))'."
            )
        case .done, .usage, .refused, .interrupted: break
        }
        return report
    }
}
