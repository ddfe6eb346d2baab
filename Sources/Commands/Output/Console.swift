import Diagnostics
import LightFoundation

/// Where a command's words go: a terminal, a pipe or a test.
package final class Console: @unchecked Sendable {
    /// When words are coloured.
    enum Coloring: String, CaseIterable {
        case auto, always, never
    }

    /// How much is printed.
    enum Loudness {
        case quiet, normal, verbose
    }

    /// Whether a person watches, so that a line may be drawn over.
    let isTerminal: Bool
    /// Whether a person can be asked.
    let canAsk: Bool
    var loudness = Loudness.normal
    private(set) var isColored: Bool
    private let write: @Sendable (String) -> Void
    private let writeProblem: @Sendable (String) -> Void
    private let readAnswer: @Sendable () -> String?
    private let lock = Guarded(())
    private var transient = ""

    /// Writes through closures, so that tests can listen.
    package init(
        isTerminal: Bool,
        canAsk: Bool = false,
        environment: [String: String],
        write: @escaping @Sendable (String) -> Void,
        writeProblem: @escaping @Sendable (String) -> Void,
        readAnswer: @escaping @Sendable () -> String? = { nil }
    ) {
        self.isTerminal = isTerminal && environment["TERM"] != "dumb"
        self.canAsk = canAsk
        self.write = write
        self.writeProblem = writeProblem
        self.readAnswer = readAnswer
        isColored = self.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// Follows `--color`.
    func setColoring(_ coloring: Coloring) {
        switch coloring {
        case .auto: break
        case .always: isColored = true
        case .never: isColored = false
        }
    }

    /// Prints a line, unless the run is quiet.
    func say(_ line: String = "") {
        guard loudness != .quiet else { return }
        print(line)
    }

    /// Prints a line for those who want to see everything.
    func detail(_ line: String) {
        guard loudness == .verbose else { return }
        print(paint(line, .faint))
    }

    /// Prints a line, however quiet the run.
    func print(_ line: String) {
        lock.use { _ in
            clearTransient()
            write(line + "\n")
        }
    }

    /// Prints a problem where problems go.
    func complain(_ problem: Diagnostic) {
        lock.use { _ in
            clearTransient()
            writeProblem(paint(problem) + "\n")
        }
    }

    /// Shows a line until the next one, on a terminal only.
    func show(transient line: String) {
        guard isTerminal, loudness != .quiet else { return }
        lock.use { _ in
            clearTransient()
            transient = line
            write(line)
        }
    }

    /// Asks a person; nil where there is nobody, or the input has ended.
    func ask(_ question: String) -> String? {
        guard canAsk else { return nil }
        lock.use { _ in write(question + " ") }
        return readAnswer()
    }

    /// The words in a style, where this output is coloured.
    func paint(_ words: some StringProtocol, _ styles: Style...) -> String {
        guard isColored else { return String(words) }
        return "\u{1B}[" + styles.map(\.rawValue).joined(separator: ";") + "m" + words + "\u{1B}[0m"
    }

    private func clearTransient() {
        guard !transient.isEmpty else { return }
        transient = ""
        write("\r\u{1B}[2K")
    }

    private func paint(_ problem: Diagnostic) -> String {
        guard isColored else { return problem.description }
        let place = problem.place.map { paint("\($0): ", .bold) } ?? ""
        let rule = problem.rule.map { " [\($0)]" } ?? ""
        let head = place + paint("error: ", .red, .bold) + paint(problem.message + rule, .bold)
        let excerpt = problem.place?.excerpt.map { $0.replacing(/\^$/, with: paint("^", .green, .bold)) }
        return [head, excerpt, problem.fix].compactMap(\.self).joined(separator: "\n")
    }
}

extension Console {
    /// Follows the words that every command understands.
    func follow(_ words: Words) throws(Diagnostic) {
        if words.has(.quiet) || words.has(.json) { loudness = .quiet }
        if words.has(.verbose) { loudness = .verbose }
        guard let color = words.value(of: .color) else { return }
        guard let coloring = Coloring(rawValue: color) else {
            let choices = Coloring.allCases.map(\.rawValue)
            let nearest = NearMiss.question(for: color, in: choices)
            throw Diagnostic(
                "The colour mode '\(color)' is unknown.",
                fix: nearest + "Modes are \(choices.joined(separator: ", "))."
            )
        }
        setColoring(coloring)
    }
}
