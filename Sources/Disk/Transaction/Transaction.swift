import Diagnostics
import Planning

/// The right to change one project, for as long as nobody else has it.
package struct Transaction {
    private let fileSystem: any FileSystem
    private let stage: Stage
    /// The project's name in the root, when the project is yet to appear there.
    private let newName: RelativePath?
    /// What became of an earlier run that had been cut short.
    package let recovery: Recovery?

    init(on fileSystem: any FileSystem, stage: Stage, newName: RelativePath?, recovery: Recovery?) {
        self.fileSystem = fileSystem
        self.stage = stage
        self.newName = newName
        self.recovery = recovery
    }

    /// The project as it stands.
    package var tree: Tree {
        Tree(fileSystem, prefix: newName)
    }

    /// Whether there was no project when the transaction began.
    package var isNew: Bool {
        newName != nil
    }

    /// Carries `plan` out, all of it or nothing.
    ///
    /// - Throws: A diagnostic, and the project is as it was before: when the plan has conflicts, when the project
    ///   changed since it was made, or when the disk gives out.
    package func commit(_ plan: WritePlan) throws(Diagnostic) {
        var plan: WritePlan? = plan
        try commit(each: { () throws(Diagnostic) in
            defer { plan = nil }
            return plan
        })
    }

    /// Carries plans out as one, all of them or nothing, and holds one at a time in memory.
    ///
    /// - Parameter next: Makes the next plan; nil when there are no more.
    /// - Throws: What `next` throws, or a diagnostic as for one plan.
    package func commit(each next: () throws(Diagnostic) -> WritePlan?) throws(Diagnostic) {
        let journal: Journal
        do throws(Diagnostic) {
            journal = try stagePlans(next)
        } catch {
            // Nothing was moved yet, and without its journal the stage means nothing to the next run.
            guard (try? fileSystem.removeTree(stage.folder)) != nil else { throw error.leavingWork }
            throw error
        }
        if !journal.moves.isEmpty {
            try carryOut(journal)
        }
        // All is in place; what cannot be cleared away now is cleared away by the next run.
        try? fileSystem.removeTree(stage.folder)
    }

    private func stagePlans(_ next: () throws(Diagnostic) -> WritePlan?) throws(Diagnostic) -> Journal {
        if let newName, try reporting(fileSystem.kind(of: newName)) != nil {
            throw .appeared(newName)
        }
        var staging = Staging(on: fileSystem, stage: stage)
        while let plan = try next() {
            let conflicts = plan.conflicts.map(\.path)
            guard conflicts.isEmpty else { throw .conflicts(conflicts) }
            for step in plan.steps {
                try add(step.outcome, at: newName?.appending(step.path) ?? step.path, to: &staging)
            }
        }
        return try reporting(staging.finish(), on: stage)
    }

    private func carryOut(_ journal: Journal) throws(Diagnostic) {
        let hand = Stagehand(fileSystem: fileSystem, stage: stage)
        do throws(Diagnostic) {
            try hand.carryOut(journal)
        } catch {
            guard (try? hand.undo(journal)) != nil else { throw error.leavingWork }
            throw error
        }
    }

    private func add(
        _ outcome: WritePlan.Outcome,
        at path: RelativePath,
        to staging: inout Staging
    ) throws(Diagnostic) {
        switch outcome {
        case .create(let contents):
            try reporting(staging.create(contents, at: path), on: stage)
        case .replace(let old, let contents):
            guard try reporting(staging.replace(old, with: contents, at: path), on: stage) else {
                throw .changed(path)
            }
        case .identical, .keep, .conflict: break
        }
    }
}
