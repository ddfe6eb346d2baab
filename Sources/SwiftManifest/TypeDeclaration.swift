import Diagnostics

/// A type, and the file that declares it.
package struct TypeDeclaration: Hashable, Sendable {
    /// The keyword that declares it.
    package enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, actor, `typealias`
    }

    /// Who may name it.
    package enum Access: String, Sendable {
        case `open`, `public`, package, `internal`, `fileprivate`, `private`
    }

    /// The file, as it was named to `find`.
    package let path: String
    /// What kind of type it is.
    package let kind: Kind
    /// Who may name it.
    package let access: Access

    /// Finds who declares the type `name` outside all other types, in order of the paths.
    ///
    /// - Parameter sources: The Swift texts to look through, by path. Those without the name in them are not parsed.
    package static func find(_ name: String, in sources: [String: String]) throws(Diagnostic) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        for (path, text) in sources.sorted(by: { $0.key < $1.key }) where text.utf8.contains(word: name) {
            do {
                found += try SwiftReader.types(named: name, in: text).map { type in
                    TypeDeclaration(path: path, kind: type.kind, access: type.access)
                }
            } catch {
                throw .unreadableSource(path)
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func unreadableSource(_ path: String) -> Diagnostic {
        Diagnostic(
            "The toolchain that built this tool has no module SwiftParser to read \(path) with.",
            fix: "Build the tool with a toolchain from swift.org, which has it in 'lib/swift/host'."
        )
    }
}

extension String.UTF8View {
    /// Whether `word` occurs, neither preceded nor followed by more of a name.
    fileprivate func contains(word: String) -> Bool {
        let word = Array(word.utf8)
        return withContiguousStorageIfAvailable { $0.contains(word: word) } ?? Array(self).contains(word: word)
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    fileprivate func contains(word: [UInt8]) -> Bool {
        guard let first = word.first else { return false }
        var rest = self[...]
        while let start = rest.firstIndex(of: first) {
            let tail = self[start...]
            let end = start + word.count
            let isBounded =
                (start == startIndex || !self[start - 1].isPartOfName) && (end >= endIndex || !self[end].isPartOfName)
            if isBounded, tail.starts(with: word) { return true }
            rest = self[(start + 1)...]
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
