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

    static func read<Value: Decodable>(_ contents: FileContents, file: String) throws(Diagnostic) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(contents.bytes))
        } catch {
            let (message, place) = JSONProblem.described(error, in: contents, of: file)
            throw Diagnostic(
                message,
                at: place,
                fix: "Take the file back from your version control: 'git checkout -- \(file)'.",
                outcome: .refused
            )
        }
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
