import Diagnostics
import Planning

/// What an app remembers of a module or a part beside its files: the record, and each file as it was written.
enum Memory {
    /// The files to write for a module that was made by `record`.
    ///
    /// - Parameter earlier: What the app remembers already. Where it says the same, its own bytes stay.
    static func files(
        of record: ModuleRecord,
        for rendered: [RelativePath: FileContents],
        earlier: ModuleRecord? = nil
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        try files(of: record, at: ModuleRecord.path(of: record.module), for: rendered, earlier: earlier)
    }

    /// The files to write for what was made by `record`.
    ///
    /// - Parameters:
    ///   - place: Where the record is kept.
    ///   - earlier: What the app remembers already. Where it says the same, its own bytes stay.
    static func files(
        of record: ModuleRecord,
        at place: RelativePath,
        for rendered: [RelativePath: FileContents],
        earlier: ModuleRecord?
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        var files: [RelativePath: FileContents] = [:]
        for (path, contents) in rendered {
            files[try AppFolders.pristinePath(of: path)] = contents
        }
        let isSame = earlier?.answers == record.answers && earlier?.files == record.files
        files[place] = (isSame ? earlier ?? record : record).contents
        return files
    }
}
