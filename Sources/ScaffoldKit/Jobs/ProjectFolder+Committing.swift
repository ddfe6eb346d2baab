import Diagnostics
import Disk

extension ProjectFolder {
    /// Makes a proposal and carries it out, with nobody else writing in between; one with conflicts stays unwritten.
    ///
    /// - Parameters:
    ///   - notice: Told what is worth a line: another run that is waited for, an earlier one that is recovered.
    ///   - propose: Decides, by the project as it stands.
    func commit(
        notice: @escaping (String) -> Void,
        proposing propose: (Transaction) throws(Diagnostic) -> Proposal
    ) throws(Diagnostic) -> Proposal {
        try exclusively(onWait: notice) { (transaction) throws(Diagnostic) in
            if let recovery = transaction.recovery { notice("\(recovery)") }
            let proposal = try propose(transaction)
            if proposal.plan.conflicts.isEmpty { try transaction.commit(proposal.plan) }
            return proposal
        }
    }
}
