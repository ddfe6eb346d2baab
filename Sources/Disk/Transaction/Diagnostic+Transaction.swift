import Diagnostics
import Planning

extension Diagnostic {
    /// Files of the user's stand where a plan wants others.
    static func conflicts(_ paths: [RelativePath]) -> Diagnostic {
        let names = paths.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            paths.count == 1 ? "\(names) exists already, and differs." : "\(names) exist already, and differ.",
            fix: "Move what you want to keep, or choose another name.",
            outcome: .refused
        )
    }

    /// Something came to stand at `path` after the plan was made.
    static func appeared(_ path: RelativePath) -> Diagnostic {
        Diagnostic("'\(path)' exists already.", fix: "Move it away, or choose another name.", outcome: .refused)
    }

    /// The file at `path` changed after the plan was made.
    static func changed(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "'\(path)' changed while the command was at work.",
            fix: "Run the command again.",
            outcome: .refused
        )
    }

    /// The journal at `path` holds something else than was written.
    static func damagedJournal(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "The journal '\(path)' of a run that was cut short is damaged.",
            fix: "Look what lies beside it that you want to keep, then delete '\(path.prefix(2))'.",
            outcome: .refused
        )
    }

    /// Files were taken away by a run whose journal is no longer at `path`.
    static func missingJournal(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "A run was cut short half way, and its journal '\(path)' is missing.",
            fix: "Look what lies in '\(path.prefix(2))' that you want to keep, then delete that folder.",
            outcome: .refused
        )
    }

    /// Another run holds `place`.
    static func busy(_ place: String) -> Diagnostic {
        Diagnostic(
            "Another run is still changing \(place).",
            fix: "Wait until it has ended, then run the command again.",
            outcome: .refused
        )
    }

    /// The same problem, after which not all could be taken back.
    var leavingWork: Diagnostic {
        Diagnostic(
            message,
            at: place,
            fix: [fix, "What was begun is finished or undone by the next run."].compactMap(\.self)
                .joined(separator: " "),
            rule: rule,
            outcome: outcome
        )
    }
}
