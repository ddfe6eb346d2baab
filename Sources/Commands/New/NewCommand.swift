import Diagnostics
import LightFoundation
import Planning
import ScaffoldKit

/// `scaffold new`: makes an app, a screen in one, or a part of either, and proves it.
struct NewCommand: Command {
    static let name = "new"
    static let summary = "Creates an app, a screen in one, or a part such as a model, and proves it."

    static let folder = Option.valued("--in", "DIR", "The app; by default the one around the current folder.")
    static let parent = Option.valued("--in", "DIR", "The folder that the app's folder goes into; by default this one.")
    static let dryRun = Option.flag("--dry-run", "Show what would be written, and write nothing.")
    static let diff = Option.flag("--diff", "Show every line that would change, and write nothing.")
    static let noVerify = Option.flag("--no-verify", "Do not build and test what was written.")
    static let screen = Option.valued("--screen", "NAME", "A screen to begin with; may repeat.", repeats: true)

    func run(_ typed: ArraySlice<String>, in surroundings: Surroundings) throws(Diagnostic) -> Outcome {
        guard let word = typed.first, !word.hasPrefix("-") else {
            return try overview(typed, in: surroundings)
        }
        let home = AppPlace(typed, in: surroundings.workplace)
        let reading = home.app.map(ManifestReading.init)
        let template = try TemplateLibrary(of: surroundings.workplace, for: home.app).template(word)
        let order = try NewOrder(typed.dropFirst(), for: template)
        try surroundings.console.follow(order.words)
        guard !order.words.has(.help) else {
            surroundings.console.print(order.help.text(on: surroundings.console))
            return .done
        }
        return try Creation(order: order, surroundings: surroundings, home: home, reading: reading).run()
    }

    private func overview(
        _ typed: ArraySlice<String>,
        in surroundings: Surroundings
    ) throws(Diagnostic) -> Outcome {
        let words = try Words(typed, options: Option.common, command: "new")
        try surroundings.console.follow(words)
        let library = TemplateLibrary(
            of: surroundings.workplace,
            for: try? App.enclosing(surroundings.workplace.currentFolder)
        )
        guard words.has(.help) else {
            throw Diagnostic(
                "'new' wants to know what to make.",
                fix: "Write one of \(library.names.map { "'scaffold new \($0) …'" }.joined(separator: ", "))."
            )
        }
        var arguments: [(name: String, summary: String)] = []
        for name in library.names {
            arguments.append((name, try library.template(name).manifest.summary))
        }
        let help = HelpText(
            summary: Self.summary,
            usage: ["scaffold new <template> NAME …"],
            arguments: arguments,
            options: Option.common,
            examples: [
                ("scaffold new app Gallery --screen Photos", "An app with its first screen."),
                ("scaffold new screen --help", "What a screen can be made of."),
                ("scaffold new model Note text:String --in Gallery", "A model of its own, in the app's core."),
            ]
        )
        surroundings.console.print(help.text(on: surroundings.console))
        return .done
    }
}
