import Mustache

/// The ids of a xib's objects, as Xcode writes them: `abc-de-fgh`.
struct XibIdentifiers {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    /// Each id by its name in the template.
    let values: [String: Value]

    /// Makes an id of each name in `names`, the same for the same module always, and no two alike.
    init(_ names: [String], module: String) {
        var used: Set<String> = []
        values = names.reduce(into: [:]) { values, name in
            let attempts = sequence(first: 0) { $0 + 1 }.lazy.map { XibIdentifiers.id("\(module)/\(name)/\($0)") }
            guard let id = attempts.first(where: { !used.contains($0) }) else { return }
            used.insert(id)
            values[name] = .string(id)
        }
    }

    private static func id(_ text: String) -> String {
        var hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let letters = (0..<8).map { _ in
            let (rest, index) = hash.quotientAndRemainder(dividingBy: UInt64(alphabet.count))
            hash = rest
            return String(alphabet[Int(index)])
        }
        return [letters[0..<3], letters[3..<5], letters[5..<8]].map { $0.joined() }.joined(separator: "-")
    }
}
