import Diagnostics
import ScaffoldKit
import Toolchain

/// A verification from its first word to its last, as `new` and `verify` both end with.
struct Proof {
    let app: App
    let surroundings: Surroundings

    /// Proves the screens of these names, and the core where it is named, or the whole app when there are none.
    ///
    /// - Parameter typed: The screens' names, however they are spelt, and that of the core's module.
    func run(_ typed: [String]) throws(Diagnostic) -> VerificationReport {
        let console = surroundings.console
        let printer = VerificationPrinter(console: console, root: app.root)
        let verifier = try Verifier(app: app, workplace: surroundings.workplace)
        let screens = try verifier.modules(named: typed)
        let names = screens.map(\.name)
        let interruption = try Interruption()
        interruption.requestOnSignals()
        console.say(console.paint("Proving \(names.isEmpty ? app.name : names.joined(separator: ", "))", .bold))
        let report = try verifier.verify(screens, interruption: interruption) { printer.print($0) }
        let place = ["--in", surroundings.workplace.relative(app.root).shellQuoted]
        let verify = [surroundings.workplace.callingWords, VerifyCommand.name]
        switch report.outcome {
        case .done where !names.isEmpty:
            console.say("  The whole app: '\((verify + place).joined(separator: " "))'.")
        case .findings:
            console.say(
                "  The files are kept. Mend them, then: '\((verify + names + place).joined(separator: " "))'."
            )
        case .done, .usage, .refused, .interrupted: break
        }
        return report
    }
}
