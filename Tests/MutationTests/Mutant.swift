import Testing

/// One convention of the gallery, broken in one place.
struct Mutant: Sendable, CustomTestStringConvertible {
    /// How the fault gets into the app.
    enum Kind {
        /// Statements take the place of others; both are compiled, and the environment picks.
        case statement
        /// An expression takes the place of another; both are compiled, and the environment picks.
        case expression
        /// A xib is changed beside the built tests, which read it when they run.
        case xib
    }

    /// The convention that is broken, as the app's `CONVENTIONS.md` calls it.
    let convention: String
    /// What is wrong.
    let fault: String
    let kind: Kind
    /// The file that is changed, below the app's sources.
    let file: String
    /// What the fault takes the place of: a text that stands in the file once.
    let original: String
    let replacement: String
    /// The tests that have to notice.
    let tests: String

    /// What the environment picks the fault by.
    var id: String { convention + " " + fault }
    var testDescription: String { id }

    /// A fault written in Swift, in which `original` is gone, or `replacement` takes its place.
    init(
        _ convention: String,
        _ fault: String,
        _ kind: Kind = .statement,
        in file: String,
        _ original: String,
        _ replacement: String = "",
        seenBy tests: String
    ) {
        self.convention = convention
        self.fault = fault
        self.kind = kind
        self.file = file
        self.original = original
        self.replacement = replacement
        self.tests = tests
    }

    /// The text that takes the place of `original` in what is built.
    var replacementInBuild: String {
        switch kind {
        case .statement: "if Mutation.isOn(\"\(id)\") { \(replacement) } else { \(original) }"
        case .expression: "(Mutation.isOn(\"\(id)\") ? \(replacement) : \(original))"
        case .xib: original
        }
    }

    /// Where `original` stands in `text`, the content of `file`.
    func place(in text: String) throws -> Range<String.Index> {
        let places = text.ranges(of: original)
        guard places.count == 1, let place = places.first else {
            throw MutationError("“\(id)”: its original text stands \(places.count) times in \(file), instead of once.")
        }
        return place
    }
}
