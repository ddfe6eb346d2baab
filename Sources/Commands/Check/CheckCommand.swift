import Diagnostics
import Disk
import LightFoundation
import Planning
import ScaffoldKit

/// `scaffold check`: finds what breaks the conventions.
struct CheckCommand: Command {
    static let name = "check"
    static let summary = "Finds what breaks the conventions, in Swift sources and xibs."

    static let folder = Option.valued("--in", "DIR", "The app; by default the one around the current folder.")
    static let format = Option.valued("--format", "text|json|sarif|github|junit", "How findings are printed.")
    static let baseline = Option.flag("--baseline", "Take what is found now as known; later only what is new fails.")
    static let fix = Option.flag("--fix", "Mend what is mechanical.")
    static let dryRun = Option.flag("--dry-run", "With --fix: say what would be mended, and write nothing.")
    static let diff = Option.flag("--diff", "With --fix: show every line that would change, and write nothing.")
    private static let options = [folder, format, baseline, fix, dryRun, diff] + Option.common

    func run(_ typed: ArraySlice<String>, in surroundings: Surroundings) throws(Diagnostic) -> Outcome {
        let console = surroundings.console
        guard let words = try words(typed, options: Self.options, help: help, on: console) else { return .done }
        let format = try CheckFormat(words)
        let place = try CheckPlace(words.plain, app: words.value(of: Self.folder), in: surroundings.workplace) {
            if format == .text { console.say($0) }
        }
        if words.has(Self.baseline) { return try writeBaseline(of: place, on: console) }
        if words.has(Self.fix) { return try CheckFixing(place: place, words: words, console: console).run() }
        let report = try place.check.run(place.paths)
        CheckPrinter(console: console, place: place).print(report, as: format)
        return report.outcome
    }

    private func writeBaseline(of place: CheckPlace, on console: Console) throws(Diagnostic) -> Outcome {
        guard place.app != nil else {
            throw Diagnostic("A baseline belongs to an app.", fix: "Name the app's folder with '--in'.")
        }
        try ProjectFolder(at: place.root).exclusively(onWait: { console.say($0) }) { (transaction) throws(Diagnostic) in
            try transaction.commit(try place.check.baselinePlan(in: transaction.tree))
        }
        console.say("Wrote \(CheckBaseline.path): from now on only what is new fails.")
        return .done
    }

    private var help: HelpText {
        HelpText(
            summary: Self.summary + " 'scaffold explain ID' tells why.",
            usage: ["scaffold check [PATH…] [options]"],
            arguments: [("PATH", "A file or folder to tell about; the whole app when none is named.")],
            options: Self.options,
            examples: [
                ("scaffold check --in Gallery", "Checks the whole app."),
                ("scaffold check Sources/Photos --fix --diff", "Shows what could be mended in one screen."),
                (
                    #"echo '{"rules": {"B3": "off"}, "controllerLines": 200}' > .scaffold/check.json"#,
                    "Decides for the app; further keys: base, prefix, paths, folders."
                ),
            ]
        )
    }
}
