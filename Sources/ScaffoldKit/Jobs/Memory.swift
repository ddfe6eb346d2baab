import Diagnostics
import Planning

/// What an app remembers of a module beside its files: the record, and each file as it was written.
enum Memory {
    /// The files to write for a module that was made by `record`.
    ///
    /// - Parameter earlier: What the app remembers already. Where it says the same, its own bytes stay.
    static func files(
        of record: ModuleRecord,
        for rendered: [RelativePath: FileContents],
        earlier: ModuleRecord? = nil
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        var files: [RelativePath: FileContents] = [:]
        for (path, contents) in rendered {
            files[try AppFolders.pristinePath(of: path)] = contents
        }
        let isSame = earlier?.answers == record.answers && earlier?.files == record.files
        files[try ModuleRecord.path(of: record.module)] = (isSame ? earlier ?? record : record).contents
        return files
    }
}
