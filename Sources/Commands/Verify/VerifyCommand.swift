import Diagnostics
import LightFoundation
import ScaffoldKit

/// `scaffold verify`: proves an app, or some of its screens.
struct VerifyCommand: Command {
    static let name = "verify"
    static let summary = "Type-checks, builds and smoke-tests an app's screens, without Xcode or a simulator."

    private static let folder = Option.valued("--in", "DIR", "The app; by default the one around the current folder.")
    private static let options = [folder] + Option.common

    func run(_ typed: ArraySlice<String>, in surroundings: Surroundings) throws(Diagnostic) -> Outcome {
        let console = surroundings.console
        guard let words = try words(typed, options: Self.options, help: help, on: console) else { return .done }
        let app = try App.settled(words.value(of: Self.folder), in: surroundings.workplace) { console.say($0) }
        let report = try Proof(app: app, surroundings: surroundings).run(words.plain)
        if words.has(.json) { console.print(report.json) }
        return report.outcome
    }

    private var help: HelpText {
        HelpText(
            summary: Self.summary,
            usage: ["scaffold verify [SCREEN…] [options]"],
            arguments: [("SCREEN", "A screen to test, or the core by its module's name; all when none is named.")],
            options: Self.options,
            examples: [
                ("scaffold verify --in Gallery", "Proves the whole app."),
                ("scaffold verify Photos", "Proves one screen of the app around the current folder."),
            ]
        )
    }
}
