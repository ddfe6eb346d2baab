import Diagnostics
import Disk

extension ProjectFolder {
    /// Makes a proposal about the project as it stands, and writes nothing.
    ///
    /// - Parameter propose: Decides; given nil where there is no project yet.
    /// - Throws: What `propose` throws, or a diagnostic when what stands there may be half of something.
    func rehearse(proposing propose: (Tree?) throws(Diagnostic) -> Proposal) throws(Diagnostic) -> Proposal {
        guard try !isUnsettled else {
            throw Diagnostic(
                "An earlier run was cut short here, or another one is under way.",
                fix: "Run the command without '--dry-run' or '--diff': it first finishes or undoes the earlier one.",
                outcome: .refused
            )
        }
        return try propose(exists ? tree : nil)
    }

    /// Makes a proposal and carries it out, with nobody else writing in between.
    ///
    /// - Parameters:
    ///   - notice: Told what is worth a line: another run that is waited for, an earlier one that is recovered.
    ///   - carryOut: Decides, by the project as it stands, and commits.
    func commit(
        notice: @escaping (String) -> Void,
        carryingOut carryOut: (Transaction) throws(Diagnostic) -> Proposal
    ) throws(Diagnostic) -> Proposal {
        try exclusively(onWait: notice) { (transaction) throws(Diagnostic) in
            if let recovery = transaction.recovery { notice("\(recovery)") }
            return try carryOut(transaction)
        }
    }
}

extension Transaction {
    /// Carries a proposal out; one with conflicts stays unwritten.
    func commit(_ proposal: Proposal) throws(Diagnostic) -> Proposal {
        guard let plan = proposal.plan, plan.conflicts.isEmpty else { return proposal }
        try commit(plan)
        return proposal
    }
}
