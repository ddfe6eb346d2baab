/// What becomes of each file, without the bytes.
package struct PlanOutline: Equatable, Sendable {
    /// One file and what becomes of it.
    package struct Step: Equatable, Sendable {
        /// Where the file lies in the project.
        package let path: RelativePath
        /// What becomes of it.
        package let kind: WritePlan.Outcome.Kind
    }

    /// The steps, in the order of their paths.
    package let steps: [Step]

    /// Takes the steps in any order.
    package init(steps: consuming [Step]) {
        steps.sort { $0.path < $1.path }
        self.steps = steps
    }

    /// Whether nothing at all is to be written.
    package var changesNothing: Bool {
        steps.allSatisfy { $0.kind != .create && $0.kind != .replace }
    }

    /// The files that stand in the way of the rest.
    package var conflicts: [RelativePath] {
        steps.filter { $0.kind == .conflict }.map(\.path)
    }
}

extension WritePlan {
    /// The plan without the bytes.
    package var outline: PlanOutline {
        PlanOutline(steps: steps.map { .init(path: $0.path, kind: $0.outcome.kind) })
    }
}
