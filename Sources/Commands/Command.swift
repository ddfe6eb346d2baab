import Diagnostics

/// One thing that the tool does.
protocol Command: Sendable {
    /// What a person types for it.
    static var name: String { get }
    /// What it does, in one sentence.
    static var summary: String { get }

    /// Does it, from words typed to words printed.
    func run(_ typed: ArraySlice<String>, in surroundings: Surroundings) throws(Diagnostic) -> Outcome

    init()
}

extension Command {
    /// The words typed, which the console follows from now on; nil when help was asked for, and has been printed.
    func words(
        _ typed: ArraySlice<String>,
        options: [Option],
        help: @autoclosure () -> HelpText,
        on console: Console
    ) throws(Diagnostic) -> Words? {
        let words = try Words(typed, options: options, command: Self.name)
        try console.follow(words)
        guard words.has(.help) else { return words }
        console.print(help().text(on: console))
        return nil
    }
}
