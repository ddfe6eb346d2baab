import Diagnostics

/// A part of the benchmarks, by the word that a person types for it.
enum Part: String, CaseIterable {
    case memory, one, process, many, views, check, kit, proving, fifty

    /// Whether it takes minutes, and is left out unless asked for.
    var isLong: Bool { [.kit, .proving, .fifty].contains(self) }

    /// Measures it.
    ///
    /// - Throws: A diagnostic when the tool, or the machine, cannot do what is measured.
    @MainActor func rows(in workshop: Workshop) throws(Diagnostic) -> [Row] {
        switch self {
        case .memory: try ManyScreens(workshop: workshop).memory()
        case .one: try OneScreen(workshop: workshop).rows()
        case .process: try WholeProcess(workshop: workshop).rows()
        case .many: try ManyScreens(workshop: workshop).rows()
        case .views: try Screens().rows()
        case .check: try Checks(workshop: workshop).rows()
        case .kit: try KitBuild(workshop: workshop).rows()
        case .proving: try Proving(workshop: workshop).rows()
        case .fifty: try FiftyScreens(workshop: workshop).rows()
        }
    }
}

extension Part {
    /// The parts that the words after the program's name ask for, in the order in which they are measured: memory first,
    /// as a program that this one starts counts this one's own peak as its own.
    ///
    /// - Throws: A diagnostic when a word is not understood.
    static func asked(by words: ArraySlice<String>) throws(Diagnostic) -> [Part] {
        switch words.first {
        case nil: return allCases.filter { !$0.isLong }
        case "--long" where words.count == 1: return allCases
        case "--only" where words.count > 1:
            let names = words.dropFirst()
            if let stray = names.first(where: { Part(rawValue: $0) == nil }) { throw .unknownPart(stray) }
            return allCases.filter { names.contains($0.rawValue) }
        default:
            throw Diagnostic(
                "'benchmarks \(words.joined(separator: " "))' is not understood.",
                fix: "Write nothing behind it, '--long', or '--only' and some of \(known)."
            )
        }
    }

    fileprivate static var known: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Diagnostic {
    fileprivate static func unknownPart(_ word: String) -> Diagnostic {
        let nearest = NearMiss.question(for: word, in: Part.allCases.map(\.rawValue))
        return Diagnostic("The part '\(word)' is unknown.", fix: nearest + "Parts are \(Part.known).")
    }
}
