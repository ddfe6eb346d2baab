/// Everything a run will do, decided before it does any of it.
package struct WritePlan: Equatable, Sendable {
    /// One file and what becomes of it.
    package struct Step: Equatable, Sendable {
        /// Where the file lies in the project.
        package let path: RelativePath
        /// What becomes of it.
        package let outcome: Outcome
    }

    /// What becomes of a file.
    package enum Outcome: Equatable, Sendable {
        /// Nothing is there yet; the file is written.
        case create(FileContents)
        /// What is there has the very bytes that are wanted.
        case identical(FileContents)
        /// What is there is the tool's own or an edit that was planned; it becomes `with`.
        case replace(FileContents, with: FileContents)
        /// What is there is the user's, and stays.
        case keep(FileContents)
        /// What is there is the user's and stands in the way of `wanted`; nothing is written.
        case conflict(FileContents, wanted: FileContents)
    }

    /// The steps, in the order of their paths.
    package let steps: [Step]

    /// Takes the steps in any order.
    package init(steps: some Sequence<Step>) {
        self.steps = steps.sorted { $0.path < $1.path }
    }

    /// Compares what is wanted with what exists, and decides nothing about files that both are silent on.
    ///
    /// A file of other bytes than are wanted stands in the way, unless the very bytes that are wanted were written
    /// there once: then what is there now is the user's edit, and is kept.
    ///
    /// - Parameters:
    ///   - wanted: New files.
    ///   - edits: Files that exist and are to change.
    ///   - existing: What the project holds at those paths now.
    ///   - written: The SHA-256 of what the tool wrote there before, by path.
    package init(
        creating wanted: [RelativePath: FileContents],
        editing edits: [RelativePath: FileContents] = [:],
        in existing: [RelativePath: FileContents],
        written: [String: String] = [:]
    ) {
        let created = wanted.map { path, contents in
            let outcome = Outcome(creating: contents, over: existing[path]) {
                written["\(path)"] == ContentHash(of: contents.bytes).hexadecimal
            }
            return Step(path: path, outcome: outcome)
        }
        let edited = edits.map { path, contents in
            Step(path: path, outcome: Outcome(editing: existing[path], into: contents))
        }
        self.init(steps: created + edited)
    }

    /// Whether nothing at all is to be written.
    package var changesNothing: Bool {
        steps.allSatisfy { $0.contentsToWrite == nil }
    }

    /// The steps that stand in the way of the rest.
    package var conflicts: [Step] {
        steps.filter {
            if case .conflict = $0.outcome { true } else { false }
        }
    }
}

extension WritePlan.Step {
    /// Says what becomes of the file at `path`.
    package init(_ path: RelativePath, _ outcome: WritePlan.Outcome) {
        self.init(path: path, outcome: outcome)
    }

    /// What is written at the path, when anything is.
    package var contentsToWrite: FileContents? {
        switch outcome {
        case .create(let contents), .replace(_, let contents): contents
        case .identical, .keep, .conflict: nil
        }
    }
}

extension WritePlan.Outcome {
    fileprivate init(creating wanted: FileContents, over existing: FileContents?, wasWritten: () -> Bool) {
        switch existing {
        case nil: self = .create(wanted)
        case wanted?: self = .identical(wanted)
        case let existing?: self = wasWritten() ? .keep(existing) : .conflict(existing, wanted: wanted)
        }
    }

    fileprivate init(editing existing: FileContents?, into wanted: FileContents) {
        switch existing {
        case nil: self = .create(wanted)
        case wanted?: self = .identical(wanted)
        case let existing?: self = .replace(existing, with: wanted)
        }
    }
}
