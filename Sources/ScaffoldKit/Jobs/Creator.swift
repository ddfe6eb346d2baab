import Diagnostics

/// Makes something new in two steps: decides all of it, then writes it.
package protocol Creator {
    /// Decides what would be written, and writes nothing.
    ///
    /// - Throws: A diagnostic when the words given, the template or the app are not in order.
    func propose() throws(Diagnostic) -> Proposal

    /// Decides and writes, all or nothing, with nobody else writing in between.
    ///
    /// A proposal with conflicts is returned unwritten.
    ///
    /// - Parameter notice: Told what is worth a line: another run that is waited for, an earlier one that is recovered.
    /// - Throws: A diagnostic when something is not in order, or the disk fails; then nothing has changed.
    func commit(notice: @escaping (String) -> Void) throws(Diagnostic) -> Proposal
}
