import Diagnostics
import Planning

/// What an app remembers of a module or a part beside its files: the record, and each file as it was written.
enum Memory {
    /// The files to write for a module that was made by `record`.
    ///
    /// - Parameters:
    ///   - earlier: What the app remembers already. Where it says the same, its own bytes stay.
    ///   - variables: What the template asks.
    static func files(
        of record: ModuleRecord,
        for rendered: [RelativePath: FileContents],
        earlier: ModuleRecord? = nil,
        asking variables: [TemplateVariable] = []
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        let place = try ModuleRecord.path(of: record.module)
        return try files(of: record, at: place, for: rendered, earlier: earlier, asking: variables)
    }

    /// The files to write for what was made by `record`.
    ///
    /// - Parameters:
    ///   - place: Where the record is kept.
    ///   - earlier: What the app remembers already. Where it says the same, its own bytes stay.
    ///   - variables: What the template asks.
    static func files(
        of record: ModuleRecord,
        at place: RelativePath,
        for rendered: [RelativePath: FileContents],
        earlier: ModuleRecord?,
        asking variables: [TemplateVariable]
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        var files: [RelativePath: FileContents] = [:]
        for (path, contents) in rendered {
            files[try AppFolders.pristinePath(of: path)] = contents
        }
        let isSame = earlier.map { earlier in
            record.differences(from: earlier, asking: variables).isEmpty && earlier.files == record.files
        }
        files[place] = (isSame == true ? earlier ?? record : record).contents
        return files
    }
}
