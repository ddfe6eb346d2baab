import Diagnostics
import Disk

/// Makes something new in an app that is there.
package protocol Addition: Creator {
    /// The app.
    var app: App { get }

    /// Decides what would be written into the app as it stands.
    ///
    /// - Throws: A diagnostic when the words given, the template or the app are not in order.
    func proposal(for tree: Tree) throws(Diagnostic) -> Proposal
}

extension Addition {
    package func propose() throws(Diagnostic) -> Proposal {
        let project = try ProjectFolder(at: app.root)
        return try project.rehearse { (_) throws(Diagnostic) in try proposal(for: project.tree) }
    }

    package func commit(notice: @escaping (String) -> Void) throws(Diagnostic) -> Proposal {
        try ProjectFolder(at: app.root).commit(notice: notice) { (transaction) throws(Diagnostic) in
            try transaction.commit(proposal(for: transaction.tree))
        }
    }
}
