import Diagnostics
import Disk

extension App {
    /// Opens the app that a person named with '--in', or the one around the current folder, after finishing or undoing
    /// what a run that was cut short left in it.
    ///
    /// Where no run was cut short, nothing is written, and an app that may only be read will do.
    ///
    /// - Parameter notice: Told what is worth a line: another run that is waited for, an earlier one that is recovered.
    /// - Throws: A diagnostic when there is no app, or when the earlier run cannot be settled.
    package static func settled(
        _ folder: String?,
        in workplace: Workplace,
        notice: @escaping (String) -> Void
    ) throws(Diagnostic) -> App {
        let root: String
        if let folder {
            guard !folder.isEmpty else { throw .noFolder }
            root = workplace.absolute(folder)
        } else {
            root = try enclosing(workplace.currentFolder).root
        }
        // Where there is nothing to look into, opening the app says so.
        if let project = try? ProjectFolder(at: root), (try? project.isUnsettled) == true {
            try project.exclusively(onWait: notice) { (transaction) throws(Diagnostic) in
                if let recovery = transaction.recovery { notice("\(recovery)") }
            }
        }
        return try App(at: root)
    }
}
