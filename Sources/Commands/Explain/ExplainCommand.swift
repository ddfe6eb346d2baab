import Conventions
import Diagnostics
import LightFoundation
import ScaffoldKit

/// `scaffold explain`: tells what a convention or a file is for.
struct ExplainCommand: Command {
    static let name = "explain"
    static let summary = "Tells what a convention or a file is for, and how a field is added to a screen."

    private static let all = Option.flag("--all", "Tell about every convention.")
    private static let format = Option.valued("--format", "text|markdown", "How it is printed.")
    private static let folder = Option.valued("--in", "DIR", "The app whose names are told; by default the one around.")
    private static let options = [all, format, folder] + Option.common

    func run(_ typed: ArraySlice<String>, in surroundings: Surroundings) throws(Diagnostic) -> Outcome {
        let console = surroundings.console
        guard let words = try words(typed, options: Self.options, help: help, on: console) else { return .done }
        let page = ExplainPage(
            isMarkdown: try isMarkdown(words),
            app: try app(words.value(of: Self.folder), in: surroundings.workplace)
        )
        if words.has(Self.all) {
            console.print(page.all)
            return .done
        }
        guard let word = words.plain.first, words.plain.count == 1 else {
            throw Diagnostic(
                "One id or path is wanted.",
                fix: "Write 'scaffold explain B2' or 'scaffold explain --all'."
            )
        }
        console.print(try text(for: word, on: page))
        return .done
    }

    private func text(for word: String, on page: ExplainPage) throws(Diagnostic) -> String {
        if let convention = Rules.conventions.first(where: { $0.id == word.uppercased() }) {
            return page.text(of: convention)
        }
        if let topic = Topic.all.first(where: { $0.word == word.lowercased() }) { return page.text(of: topic) }
        guard word.contains(".") || word.contains("/") else {
            let nearest = NearMiss.question(for: word.uppercased(), in: Rules.ids)
            throw Diagnostic(
                "There is no convention '\(word)'.",
                fix: nearest + "They are \(Rules.ids.joined(separator: ", ")); 'field' tells how one is added."
            )
        }
        return page.text(of: FileRole(path: word), path: word)
    }

    // Outside of any app, the example stands for all.
    private func app(_ folder: String?, in workplace: Workplace) throws(Diagnostic) -> String {
        if folder != nil { return try App.named(folder, in: workplace).name }
        return (try? App.enclosing(workplace.currentFolder).name) ?? "Gallery"
    }

    private func isMarkdown(_ words: Words) throws(Diagnostic) -> Bool {
        switch words.value(of: Self.format) {
        case nil, "text": return false
        case "markdown": return true
        case let word?:
            let nearest = NearMiss.question(for: word, in: ["text", "markdown"])
            throw Diagnostic("The format '\(word)' is unknown.", fix: nearest + "Formats are text, markdown.")
        }
    }

    private var help: HelpText {
        HelpText(
            summary: Self.summary,
            usage: ["scaffold explain ID|PATH|field [options]", "scaffold explain --all [options]"],
            arguments: [
                ("ID", "A convention, such as B2."), ("PATH", "A file of an app, there or not yet."),
                ("field", "How a field is added to a screen by hand, through all layers."),
            ],
            options: Self.options,
            examples: [
                ("scaffold explain B2", "Tells why tags have names."),
                ("scaffold explain Sources/Photos/PhotoStore.swift", "Tells what belongs into a store."),
                ("scaffold explain field", "Tells how a field is added to a screen, step by step."),
                (
                    "scaffold explain --all --format markdown > CONVENTIONS.md",
                    "Writes the page that an app begins with."
                ),
            ]
        )
    }
}
