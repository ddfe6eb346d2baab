import Diagnostics
import LightFoundation

/// What the app remembers of one run of a template: enough to make the same bytes again, and to tell an edit from them.
package struct ModuleRecord: Equatable, Sendable {
    /// The version of this record's own shape.
    package static let format = 1

    /// The version of this record's own shape.
    package let format: Int
    /// The module, such as `Photos`, or the app's core; of a part, the one that it is in.
    package let module: String
    /// The template's name.
    package let template: String
    /// The version of the tool that rendered it.
    package let tool: String
    /// What was answered, as it was typed or defaulted, by variable.
    package let answers: [String: String]
    /// The SHA-256 of each file as it was written, by path.
    package let files: [String: String]

    /// Records the files of one rendering.
    package init(
        module: String,
        template: String,
        tool: String,
        answers: [String: String],
        files: [RelativePath: FileContents]
    ) {
        format = Self.format
        self.module = module
        self.template = template
        self.tool = tool
        self.answers = answers
        self.files = Dictionary(
            uniqueKeysWithValues: files.map { ("\($0)", ContentHash(of: $1.bytes).hexadecimal) }
        )
    }

    /// Reads a record.
    ///
    /// - Throws: A diagnostic that names `file`, where it is damaged or of a newer tool.
    package init(_ contents: FileContents, file: String) throws(Diagnostic) {
        self = try JSONFile.read(contents, file: file) { (members) throws(Diagnostic) in
            try ModuleRecord(members)
        }
        guard format <= Self.format else { throw .newer(file: file) }
    }

    private init(_ members: JSONMembers) throws(Diagnostic) {
        format = try members.entry("format").number
        module = try members.text("module")
        template = try members.text("template")
        tool = try members.text("tool")
        answers = try members.entry("answers").texts
        files = try members.entry("files").texts
    }

    /// The same record, silent on the files at `paths`.
    package func leavingOut(_ paths: Set<RelativePath>) -> ModuleRecord {
        ModuleRecord(self, files: files.filter { file in !paths.contains { "\($0)" == file.key } })
    }

    private init(_ record: ModuleRecord, files: [String: String]) {
        format = record.format
        module = record.module
        template = record.template
        tool = record.tool
        answers = record.answers
        self.files = files
    }

    /// Where the app keeps the record of a module.
    package static func path(of module: String) throws(Diagnostic) -> RelativePath {
        try RelativePath("\(AppFolders.records)/\(module).json")
    }

    /// Where the app keeps the record of a part that a template made.
    package static func path(ofPart name: String, by template: String) throws(Diagnostic) -> RelativePath {
        try RelativePath("\(AppFolders.parts)/\(template)/\(name).json")
    }

    /// What `other`, which is on the disk, was answered otherwise, a sentence each.
    ///
    /// - Parameter variables: What the template asks now. To a question that came after `other` was made, that is as if
    ///   the default had been answered.
    package func differences(from other: ModuleRecord, asking variables: [TemplateVariable]) -> [String] {
        Set(answers.keys).union(other.answers.keys).sorted().compactMap { name in
            let unasked = answers[name].flatMap { _ in variables.first { $0.name == name }?.defaultAnswer }
            let (new, old) = (answers[name] ?? "", other.answers[name] ?? unasked ?? "")
            return new == old ? nil : "\(name) is '\(old)', not '\(new)'"
        }
    }

    /// The record as a file.
    package var contents: FileContents {
        let members = [
            ("answers", JSONValue(answers)), ("files", JSONValue(files)), ("format", .number("\(format)")),
            ("module", .string(module)), ("template", .string(template)), ("tool", .string(tool)),
        ]
        return JSONValue.object(members.map(JSONValue.Member.init)).file
    }
}
