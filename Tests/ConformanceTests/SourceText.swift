import Foundation

/// The sources that a symbol graph points into.
struct SourceText {
    private let linesOfFile: [String: [Substring]]

    /// Reads the files of all `symbols`.
    init(of symbols: [SymbolGraph.Symbol]) {
        let files = Set(symbols.compactMap { $0.location?.uri })
        linesOfFile = Dictionary(
            uniqueKeysWithValues: files.map { uri in
                let text = URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
                return (uri, text.split(separator: "\n", omittingEmptySubsequences: false))
            }
        )
    }

    /// The line on which a symbol is declared.
    func line(of symbol: SymbolGraph.Symbol) -> String {
        guard let location = symbol.location, let lines = linesOfFile[location.uri],
            lines.indices.contains(location.position.line)
        else { return "" }
        return String(lines[location.position.line])
    }

    /// The line on which a symbol is declared, with the next one where the braces of a computed value stand apart.
    private func declaration(of symbol: SymbolGraph.Symbol) -> String {
        let line = line(of: symbol)
        guard line.hasSuffix(" {"), let location = symbol.location else { return line }
        let next = linesOfFile[location.uri]?.dropFirst(location.position.line + 1).first ?? ""
        return line + " " + next.trimmingCharacters(in: .whitespaces) + " }"
    }

    /// The raw value that a declaration such as `static var a: Kind { Kind(rawValue: 1 << 4) }` gives; nil when it is
    /// another.
    func rawValue(of symbol: SymbolGraph.Symbol, named: (String) -> Int?) -> Int? {
        let line = declaration(of: symbol)
        if let other = Self.inside(line, "{ .", " }") { return named(other) }
        guard
            let expression = Self.inside(line, "{ ", " }")
                ?? line.range(of: " = ").map({ String(line[$0.upperBound...]) })
        else { return nil }
        if let list = Self.inside(expression, "[", "]") {
            let values = list.split(separator: ",").map {
                named($0.trimmingCharacters(in: CharacterSet(charactersIn: " .")))
            }
            return values.contains(nil) ? nil : values.reduce(0) { $0 | ($1 ?? 0) }
        }
        return Self.inside(expression, "(", ")").flatMap(Self.number)
    }

    private static func inside(_ text: String, _ open: String, _ close: String) -> String? {
        guard let start = text.range(of: open), let end = text.range(of: close, options: .backwards) else { return nil }
        let inner = String(text[start.upperBound..<end.lowerBound])
        return open == "(" && inner.contains("[") ? "0" : inner
    }

    private static func number(_ text: String) -> Int? {
        let bare = text.replacingOccurrences(of: "rawValue: ", with: "").replacingOccurrences(of: "_", with: "")
        guard bare != ".max" else { return -1 }
        let pieces = bare.components(separatedBy: " << ").map { piece in
            piece.hasPrefix("0x") ? Int(piece.dropFirst(2), radix: 16) : Int(piece)
        }
        switch (pieces.first ?? nil, pieces.count > 1 ? pieces[1] : 0) {
        case (let value?, let shift?): return value << shift
        default: return nil
        }
    }
}
