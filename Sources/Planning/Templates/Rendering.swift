import Diagnostics
import LightFoundation
import Mustache

/// The files that a template makes of a set of values.
package struct Rendering: Sendable {
    /// What is to be written, by path.
    package private(set) var files: [RelativePath: FileContents] = [:]
    /// The paths of those that are left alone where a file stands already.
    package private(set) var once: Set<RelativePath> = []
    private var folded: [String: RelativePath] = [:]

    /// Renders every file of `template` whose condition holds.
    ///
    /// The same template and values give the same bytes on every machine: nothing else is asked.
    ///
    /// - Parameter crew: Who renders: the files know nothing of one another.
    /// - Throws: A diagnostic with the template's file and line, where a name is unknown, a path leaves the project or
    ///   two files land in one place.
    package init(
        _ template: ModuleTemplate,
        with values: [String: Value],
        by crew: Crew = .asker
    ) throws(Diagnostic) {
        let written = crew.map(template.files.count) { index in
            Result { () throws(Diagnostic) in try Self.written(by: template.files[index], of: template, with: values) }
        }
        for (file, written) in zip(template.files, written) {
            do {
                for (path, contents) in try written.get() {
                    try add(contents, at: path)
                    if file.rule?.isWrittenOnce == true { once.insert(path) }
                }
            } catch {
                throw error.place == nil
                    ? Diagnostic(
                        error.message,
                        at: Place(file: "\(file.folder)/\(file.path)"),
                        fix: error.fix
                    )
                    : error
            }
        }
    }

    /// What a file of the template makes: nothing, one file, or one for each entry of a list.
    private static func written(
        by file: ModuleTemplate.File,
        of template: ModuleTemplate,
        with values: [String: Value]
    ) throws(Diagnostic) -> [(RelativePath, FileContents)] {
        var written: [(RelativePath, FileContents)] = []
        for values in try rounds(of: file, with: values) {
            let path = try file.destination.value.resolved(with: values)
            written.append((path, try contents(of: file, in: template, with: values)))
        }
        return written
    }

    private static func rounds(
        of file: ModuleTemplate.File,
        with values: [String: Value]
    ) throws(Diagnostic) -> [Value] {
        let all = Value.object(values)
        if let condition = file.rule?.condition, try !condition.holds(in: all) { return [] }
        guard let repetition = file.rule?.repetition else { return [all] }
        guard case .list(let entries)? = all.value(at: repetition) else {
            throw Diagnostic("'each' names '\(repetition)', which is no list.", fix: "Name a list.")
        }
        return entries.map { entry in
            guard case .object(let own) = entry else { return all }
            return .object(values.merging(own) { $1 })
        }
    }

    private static func contents(
        of file: ModuleTemplate.File,
        in template: ModuleTemplate,
        with values: Value
    ) throws(Diagnostic) -> FileContents {
        let contents = try file.source.contents()
        guard file.isRendered else { return contents }
        let name = String(file.path.name.trimmingSuffix(ModuleTemplate.suffix))
        let rendered = try file.source.template()
            .render(values, with: template.partials, escaping: Escaping(fileName: name), mode: .strict)
        guard file.rule?.isBase64 != true else { return FileContents(try bytes(of: rendered)) }
        let layout = template.manifest.lineLength.map(SwiftLayout.init)
        let laidOut = name.hasSuffix(".swift") ? layout?.laidOut(rendered) : nil
        return FileContents(laidOut ?? rendered, isExecutable: contents.isExecutable)
    }

    private static func bytes(of base64: String) throws(Diagnostic) -> [UInt8] {
        guard let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) else {
            throw Diagnostic("What is rendered is no base64.", fix: "Mend it, or leave 'base64' out of its rule.")
        }
        return Array(data)
    }

    private mutating func add(_ contents: FileContents, at path: RelativePath) throws(Diagnostic) {
        let twin = folded.updateValue(path, forKey: "\(path)".lowercased())
        if let twin {
            throw Diagnostic(
                "Two files of the template land in '\(path)'\(twin == path ? "" : " and '\(twin)', one place to many disks").",
                fix: "Give one of them another name, or a 'when'."
            )
        }
        files[path] = contents
    }
}
