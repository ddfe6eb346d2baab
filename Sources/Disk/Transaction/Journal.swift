/// The moves that carry a transaction out, as they are written down before the first of them.
struct Journal: Equatable, Sendable {
    /// In the order they are made.
    let moves: [Move]
}

extension Journal {
    /// What a journal's bytes turned out to be.
    enum Reading: Equatable {
        /// All of it, as it was written.
        case whole(Journal)
        /// Its beginning, with the moves that can be read: the writer was stopped, or the rest was lost.
        case torn([Move])
        /// Something else.
        case damaged
    }

    private static let title = "scaffold transaction 1"

    /// The journal with a seal that shows whether it is whole.
    var bytes: [UInt8] {
        let body = ([Self.title] + moves.map(\.description)).map { $0 + "\n" }.joined()
        return Array((body + Self.seal(body) + "\n").utf8)
    }

    /// Reads what `bytes` wrote.
    static func read(_ bytes: [UInt8]) -> Reading {
        // After a power cut a file may have its length and not yet its bytes.
        let written = bytes.prefix { $0 != 0 }
        guard bytes[written.endIndex...].allSatisfy({ $0 == 0 }) else { return .damaged }
        var lines = written.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let fragment = lines.popLast() else { return .torn([]) }
        var body = ""
        var moves: [Move] = []
        for (number, line) in lines.enumerated() {
            guard let text = String(validating: line, as: UTF8.self) else { return .damaged }
            if number == 0 {
                guard text == title else { return .damaged }
            } else if let move = Move(text) {
                moves.append(move)
            } else {
                let isLast = number == lines.count - 1 && written.count == bytes.count && fragment.isEmpty
                return isLast && text == seal(body) ? .whole(Journal(moves: moves)) : .damaged
            }
            body += text + "\n"
        }
        let isBeginning =
            lines.isEmpty ? title.utf8.starts(with: fragment) : Self.isBeginning(fragment, after: body)
        return isBeginning ? .torn(moves) : .damaged
    }

    /// Whether a line of a journal may begin so.
    private static func isBeginning(_ fragment: ArraySlice<UInt8>, after body: String) -> Bool {
        seal(body).utf8.starts(with: fragment)
            || ["create ", "replace "].contains { word in
                word.utf8.starts(with: fragment) || fragment.starts(with: word.utf8)
            }
    }

    private static func seal(_ body: String) -> String {
        "seal \(Fingerprint(body.utf8).value)"
    }
}
