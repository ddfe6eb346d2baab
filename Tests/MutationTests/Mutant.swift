import Testing

/// One way to break the generated code, which a generated test has to notice.
struct Mutant: Sendable, CustomTestStringConvertible {
    /// What is broken.
    enum Target: Sendable {
        /// Code, by a switch that is thrown at run time.
        case code(file: String)
        /// A resource, in the place where the tests read it.
        case resource(bundle: String, file: String)
    }

    /// The convention that the mutant breaks.
    let convention: String
    /// How it breaks it, in words; different for each mutant.
    let fault: String
    /// Where.
    let target: Target
    /// The text that is broken; it has to be there.
    let original: String
    /// What stands in its place; in code, `MUT` is whether this mutant is on.
    let replacement: String

    var testDescription: String { "\(convention): \(fault)" }
}

extension Mutant {
    /// The mutant that leaves a statement out.
    static func dropped(_ convention: String, _ fault: String, _ file: String, _ statement: String) -> Mutant {
        changed(convention, fault, file, statement, "if !MUT { \(statement) }")
    }

    /// The mutant that puts one piece of code in the place of another.
    static func changed(
        _ convention: String,
        _ fault: String,
        _ file: String,
        _ original: String,
        _ replacement: String
    ) -> Mutant {
        Mutant(
            convention: convention,
            fault: fault,
            target: .code(file: file),
            original: original,
            replacement: replacement
        )
    }

    /// The mutant that changes the xib of the screen `Photos`.
    static func xib(_ convention: String, _ fault: String, _ original: String, _ replacement: String) -> Mutant {
        Mutant(
            convention: convention,
            fault: fault,
            target: .resource(bundle: "Gallery_Photos.resources", file: "PhotosView.xib"),
            original: original,
            replacement: replacement
        )
    }
}
