import Diagnostics
import ScaffoldKit

/// The whole tool, from the words after its name to its exit code.
package enum Tool {
    /// The commands, in the order that help lists them.
    static let commands: [any Command.Type] = [
        NewCommand.self, CheckCommand.self, VerifyCommand.self, ExplainCommand.self,
    ]

    /// Runs one command.
    package static func run(_ arguments: [String], in surroundings: Surroundings) -> Outcome {
        do {
            return try dispatch(arguments[...], in: surroundings)
        } catch {
            if arguments.contains("--json") {
                surroundings.console.print(ProblemReport.Ending(error).json)
            } else {
                surroundings.console.complain(error)
            }
            return error.outcome
        }
    }

    private static func dispatch(
        _ arguments: ArraySlice<String>,
        in surroundings: Surroundings
    ) throws(Diagnostic) -> Outcome {
        let console = surroundings.console
        guard let word = arguments.first, !["help", "--help", "-h"].contains(word) else {
            return try help(on: arguments.dropFirst(), in: surroundings)
        }
        guard word != "--version" else {
            console.print("scaffold \(Version.current)")
            return .done
        }
        guard let command = commands.first(where: { $0.name == word }) else { throw .unknownCommand(word) }
        return try command.init().run(arguments.dropFirst(), in: surroundings)
    }

    private static func help(
        on words: ArraySlice<String>,
        in surroundings: Surroundings
    ) throws(Diagnostic) -> Outcome {
        guard let word = words.first, !word.hasPrefix("-") else {
            surroundings.console.print(overview(on: surroundings.console))
            return .done
        }
        guard let command = commands.first(where: { $0.name == word }) else { throw .unknownCommand(word) }
        return try command.init().run(words.dropFirst() + ["--help"], in: surroundings)
    }

    private static func overview(on console: Console) -> String {
        let width = (commands.map { $0.name.count }.max() ?? 0) + 2
        let rows = commands.map { "  " + $0.name.padding(to: width) + $0.summary }
        let lines = [
            "Creates the screens of a UIKit app by one set of conventions, and proves them without Xcode or a simulator.",
            "",
            console.paint("Usage", .bold),
            "  swift run scaffold <command> …",
            "  swift run scaffold --version",
            "",
            console.paint("Commands", .bold),
        ]
        let tail = [
            "",
            console.paint("Examples", .bold),
            "  " + console.paint("swift run scaffold new app Gallery --screen Photos", .cyan),
            "  "
                + console.paint(
                    "swift run scaffold new screen Albums title:String owner:User --layout grid --in Gallery",
                    .cyan
                ),
            "  " + console.paint("swift run scaffold check --in Gallery", .cyan),
            "  " + console.paint("swift run scaffold verify Albums --in Gallery", .cyan),
            "",
            "'scaffold <command> --help' says more. Exit codes: 0 done, 1 findings or a failed verification, 2 not",
            "understood, 3 refused to protect files, 130 interrupted.",
        ]
        return (lines + rows + tail).joined(separator: "\n")
    }
}

extension Diagnostic {
    fileprivate static func unknownCommand(_ word: String) -> Diagnostic {
        let names = Tool.commands.map { $0.name } + ["help"]
        let nearest = NearMiss.question(for: word, in: names)
        return Diagnostic("The command '\(word)' is unknown.", fix: nearest + "'scaffold help' lists the commands.")
    }
}
