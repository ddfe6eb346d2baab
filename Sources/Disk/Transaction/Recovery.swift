import Planning

/// What became of a run that had been cut short.
package struct Recovery: Equatable, Sendable {
    /// How it ended in the end.
    package enum Ending: Sendable {
        /// All that it wanted is in place.
        case finished
        /// The project is as it was before.
        case undone
    }

    /// How it ended in the end.
    package let ending: Ending
    /// The files and whole folders it was about; none when it had not come to moving them.
    package let paths: [RelativePath]
    /// Those of them that stay although the rest was undone, because somebody has worked on them since.
    package let kept: [RelativePath]
}

extension Recovery: CustomStringConvertible {
    /// The recovery in one sentence.
    package var description: String {
        switch ending {
        case .finished: "An earlier run had been cut short and is now finished\(Self.list(paths))."
        case .undone where kept.isEmpty: "An earlier run had been cut short and is now undone\(Self.list(paths))."
        case .undone:
            "An earlier run had been cut short and is now undone, except what was changed since\(Self.list(kept))."
        }
    }

    private static func list(_ paths: [RelativePath]) -> String {
        paths.isEmpty ? "" : ": " + paths.map { "'\($0)'" }.joined(separator: ", ")
    }
}
