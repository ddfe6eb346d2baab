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
        /// Its beginning: the writer was stopped, and had moved nothing.
        case torn
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
        guard let text = String(validating: bytes, as: UTF8.self) else { return .torn }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.popLast() == "", let seal = lines.popLast(), seal.hasPrefix("seal ") else { return .torn }
        let body = lines.map { $0 + "\n" }.joined()
        let moves = lines.dropFirst().map { Move(String($0)) }
        guard seal == Self.seal(body), lines.first ?? "" == title, !moves.contains(nil) else { return .damaged }
        return .whole(Journal(moves: moves.compactMap(\.self)))
    }

    private static func seal(_ body: String) -> String {
        "seal \(Fingerprint(body.utf8).value)"
    }
}
