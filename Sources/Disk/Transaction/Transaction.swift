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

    /// Whether there is no project yet.
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

    /// Carries plans out as one, all of them or nothing, and needs memory for one at a time.
    ///
    /// - Parameter next: Makes the next plan; nil when there are no more.
    package func commit(each next: () throws(Diagnostic) -> WritePlan?) throws(Diagnostic) {
        guard let journal = try staged(next) else { return }
        let hand = Stagehand(fileSystem: fileSystem, stage: stage)
        do throws(Diagnostic) {
            try hand.finish(journal)
        } catch {
            guard (try? hand.undo(journal)) != nil else { throw error.leavingWork }
            throw error
        }
        // All is in place; what cannot be cleared away now is cleared away by the next run.
        try? fileSystem.removeTree(stage.folder)
    }

    private func staged(_ next: () throws(Diagnostic) -> WritePlan?) throws(Diagnostic) -> Journal? {
        if let newName, try reporting(stage, { () throws(SystemError) in try fileSystem.kind(of: newName) }) != nil {
            throw .appeared(newName)
        }
        do throws(Diagnostic) {
            var staging = Staging(on: fileSystem, stage: stage)
            while let plan = try next() {
                try add(plan, to: &staging)
            }
            return try reporting(stage) { () throws(SystemError) in
                let journal = try staging.finish()
                guard !journal.moves.isEmpty else {
                    try fileSystem.removeTree(stage.folder)
                    return nil
                }
                try fileSystem.write(journal.bytes, to: stage.journal, permissions: .usual)
                try fileSystem.sync([stage.journal, stage.folder, stage.home, stage.home.parent])
                return journal
            }
        } catch {
            // Nothing was moved yet, and without its journal the stage means nothing to the next run.
            guard (try? fileSystem.removeTree(stage.folder)) != nil else { throw error.leavingWork }
            throw error
        }
    }

    private func add(_ plan: WritePlan, to staging: inout Staging) throws(Diagnostic) {
        let conflicts = plan.conflicts.map(\.path)
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
        for step in plan.steps {
            let path = newName?.appending(step.path) ?? step.path
            switch step.outcome {
            case .create(let contents):
                try reporting(stage) { () throws(SystemError) in try staging.create(contents, at: path) }
            case .replace(let old, let contents):
                let isSame = try reporting(stage) { () throws(SystemError) in
                    try staging.replace(old, with: contents, at: path)
                }
                guard isSame else { throw .changed(path) }
            case .identical, .keep, .conflict: break
            }
        }
    }
}
