import Diagnostics

extension Diagnostic {
    /// The list is not where, or not what, it should be.
    static func uneditable(
        _ file: String,
        because problem: ShapeProblem,
        at place: Place?,
        for task: ScreenTask
    ) -> Diagnostic {
        Diagnostic(
            problem.message,
            at: place ?? Place(file: file),
            fix: task.byHand(inList: problem != .noList),
            outcome: .refused
        )
    }

    /// The edited text says something else than was meant.
    static func unverifiedEdit(of file: String, for task: ScreenTask) -> Diagnostic {
        Diagnostic(
            "The edited text did not list the screens that it should.",
            at: Place(file: file),
            fix: task.byHand(inList: true),
            outcome: .refused
        )
    }

    /// The screen is there, and needs something else.
    static func listedOtherwise(_ listed: ScreenEntry, wanted: ScreenEntry, at place: Place?) -> Diagnostic {
        Diagnostic(
            "The screen '\(wanted.name)' is listed already, and \(listed.spokenNeeds) where \(wanted.spokenNeeds) was asked for.",
            at: place,
            fix: "Keep that line, or write '\(wanted.source)' in its place.",
            outcome: .refused
        )
    }

    /// A screen is there whose name differs in case alone.
    static func caseTwin(_ twin: ScreenEntry, wanted: ScreenEntry, at place: Place?) -> Diagnostic {
        Diagnostic(
            "The screen '\(twin.name)' is listed already, and on many disks '\(wanted.name)' is the same folder.",
            at: place,
            fix: "Choose a name that differs in more than case."
        )
    }

    /// The name cannot be written in the list.
    static func notAModuleName(_ name: String) -> Diagnostic {
        Diagnostic(
            "\(name.debugDescription) cannot name a module.",
            fix: "Use letters, digits and '_', and begin with a letter."
        )
    }

    /// There is no such screen to remove.
    static func unlistedScreen(_ name: String, among listed: [String], in file: String) -> Diagnostic {
        Diagnostic(
            "No screen named '\(name)' is listed.",
            at: Place(file: file),
            fix: NearMiss.nearest(to: name, in: listed).map { "Write '\($0)' if that is the one." }
        )
    }
}

extension ShapeProblem {
    fileprivate var message: String {
        switch self {
        case .noParser: "The toolchain that built this tool has no module SwiftParser to read the manifest with."
        case .syntaxError: "The manifest is not valid Swift."
        case .noList: "The manifest has no array 'screens' at its top level."
        case .secondList: "The manifest declares 'screens' twice."
        case .conditionalList: "The manifest declares 'screens' inside '#if'."
        case .notAnArray: "The value of 'screens' is not an array that is written out."
        case .notAnEntry: "This element of 'screens' is not written as 'Screen(\"Name\", needs: [\"Other\"])'."
        case .listedTwice(let name, _): "The screen '\(name)' is listed twice."
        }
    }
}

extension ScreenEntry {
    fileprivate var spokenNeeds: String {
        needs.isEmpty ? "needs nothing" : "needs " + needs.map { "'\($0)'" }.joined(separator: ", ")
    }
}
