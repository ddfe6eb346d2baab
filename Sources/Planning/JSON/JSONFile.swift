import Diagnostics
import LightFoundation

/// JSON that people read in reviews: indented, keys in order, one trailing newline.
package enum JSONFile {
    /// The value as a file.
    package static func contents(of value: some Encodable) -> FileContents {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("\(type(of: value)) is not a JSON value, which is a bug of scaffold.")
        }
        return FileContents(Array(data) + [UInt8(ascii: "\n")])
    }

    /// What a file of the app's memory says.
    static func entry(_ contents: FileContents, file: String) throws(Diagnostic) -> JSONEntry {
        try entry(contents, file: file, fix: restoring(file), outcome: .refused)
    }

    /// What a file says.
    ///
    /// - Throws: A diagnostic with `fix` when it is no JSON.
    static func entry(
        _ contents: FileContents,
        file: String,
        fix: String,
        outcome: Outcome = .usage
    ) throws(Diagnostic) -> JSONEntry {
        if let value = JSONValue(contents.bytes) { return JSONEntry(value) }
        guard let fault = JSONFault(in: contents.bytes) else {
            let message = "The file is not understood: it is no JSON in UTF-8."
            throw Diagnostic(message, at: Place(file: file), fix: fix, outcome: outcome)
        }
        let text = String(decoding: contents.bytes, as: UTF8.self)
        let index = String(decoding: contents.bytes.prefix(fault.offset), as: UTF8.self).endIndex
        let place = Place(file: file, in: text, at: index.samePosition(in: text) ?? text.startIndex)
        throw Diagnostic("The file is not understood: \(fault.reason).", at: place, fix: fix, outcome: outcome)
    }

    /// Makes a value of what a file of the app's memory says.
    static func read<Value>(
        _ contents: FileContents,
        file: String,
        _ make: (JSONMembers) throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value {
        let entry = try entry(contents, file: file)
        do throws(Diagnostic) {
            return try make(entry.anyMembers())
        } catch {
            throw Diagnostic(error.message, at: Place(file: file), fix: restoring(file), outcome: .refused)
        }
    }

    private static func restoring(_ file: String) -> String {
        "Take the file back from your version control: 'git checkout -- \(file)'."
    }
}

extension Diagnostic {
    static func newer(file: String) -> Diagnostic {
        Diagnostic(
            "A newer scaffold wrote this file.",
            at: Place(file: file),
            fix: "Update your clone of scaffold, and run the command again.",
            outcome: .refused
        )
    }
}
