extension SwiftLine {
    /// The line in pieces that are no longer than `length`, where that can be.
    func wrapped(to length: Int) -> [String] {
        guard !fits(in: length), let pieces = pieces(for: length) else { return [whole] }
        return pieces.flatMap { SwiftLine($0).wrapped(to: length) }
    }

    private var whole: String { line(String(text)) }

    private var isControl: Bool {
        begins(with: ["for", "guard", "if", "switch", "while"])
    }

    private var isDeclaration: Bool {
        begins(with: [
            "@MainActor", "class", "final", "fileprivate", "func", "init", "open", "override", "private", "public",
            "static", "var", "weak", "convenience",
        ])
    }

    private func pieces(for length: Int) -> [String]? {
        if let pieces = piecesAroundOpenBrace(for: length) { return pieces }
        if isControl || isDeclaration, let pieces = piecesAroundBlock() { return pieces }
        return piecesOfTypedName(for: length) ?? piecesAroundAssignment(for: length) ?? piecesBeforeOperators()
            ?? piecesAroundBlock() ?? piecesOfGroup(for: length) ?? piecesOfGenericArguments() ?? piecesAtCommas()
            ?? piecesOfLabel()
    }

    // MARK: Braces

    /// `class A:`, `B`, `{`; or a call that ends in a closure, and what the closure takes.
    private func piecesAroundOpenBrace(for length: Int) -> [String]? {
        guard let brace = groups.last, brace.close == nil, text[brace.open] == "{" else { return nil }
        let head = slice(0..<brace.open)
        let signature = slice(brace.open + 1..<text.count)
        if !signature.isEmpty {
            let opening = line(head + " {")
            guard opening.count <= length else { return nil }
            return [opening] + signaturePieces(signature)
        }
        if isControl {
            let pieces = SwiftLine(line(head)).piecesBeforeOperators()
            return pieces.map { $0 + [line("{")] }
        }
        guard !groups.contains(where: { $0.close != nil }), let colon = place(of: ": ") else {
            return piecesOfGroup(for: length) ?? (line(head).count <= length ? [line(head), line("{")] : nil)
        }
        return [line(slice(0..<colon + 1)), line(slice(colon + 1..<brace.open), deeper: true), line("{")]
    }

    /// What a closure takes, a line each.
    private func signaturePieces(_ signature: String) -> [String] {
        let parameters = SwiftLine(signature).elements
        return parameters.enumerated().map { index, parameter in
            line(parameter + (index < parameters.count - 1 ? "," : ""), deeper: true)
        }
    }

    /// What stands before a block, what stands in it, and what stands behind it.
    private func piecesAroundBlock() -> [String]? {
        guard let block = groups.last(where: { text[$0.open] == "{" }), let close = block.close else { return nil }
        let content = slice(block.open + 1..<close)
        guard !content.isEmpty else { return nil }
        let inner = SwiftLine(content)
        let head = line(String(text[..<(block.open + 1)]))
        let tail = line(String(text[close...]))
        guard let end = inner.place(of: " in "), !inner.isControl else {
            return [head, line(content, deeper: true), tail]
        }
        let signature = inner.slice(0..<end + 3)
        return [head + " " + signature, line(inner.slice(end + 3..<inner.text.count), deeper: true), tail]
    }

    // MARK: Names, values, operators

    /// A name, and below it its long type.
    private func piecesOfTypedName(for length: Int) -> [String]? {
        guard let colon = place(of: ": "), isDeclaration || isFunctionType(slice(colon + 1..<text.count)) else {
            return nil
        }
        let before = groups.first.map { $0.open < colon } ?? false
        guard !before, !isDeclaration || place(of: " = ") == nil else { return nil }
        return [line(slice(0..<colon + 1)), line(slice(colon + 1..<text.count), deeper: true)]
    }

    private func isFunctionType(_ type: String) -> Bool {
        type.drop { $0 == " " }.hasPrefix("@escaping ")
    }

    /// A label, and below it its long value.
    private func piecesOfLabel() -> [String]? {
        guard let colon = place(of: ": "), slice(0..<colon).allSatisfy({ $0.isLetter || $0.isNumber }) else {
            return nil
        }
        return [line(slice(0..<colon + 1)), line(slice(colon + 1..<text.count), deeper: true)]
    }

    private func piecesAroundAssignment(for length: Int) -> [String]? {
        guard let sign = place(of: " = ") else { return nil }
        let value = SwiftLine(line(slice(sign + 3..<text.count), deeper: true))
        let head = line(slice(0..<sign + 2))
        if let operands = value.operands() {
            return [head] + (value.fits(in: length) ? [value.whole] : operands.map { value.line($0) })
        }
        if let group = lastGroup(fitting: length), group.open > sign { return nil }
        return [head, isFunctionType(head) ? line(String(value.text)) : value.whole]
    }

    private func piecesBeforeOperators() -> [String]? {
        guard let operands = operands() else { return nil }
        return [line(operands[0])] + operands.dropFirst().map { line($0, deeper: true) }
    }

    /// The operands of the loosest operators outside all brackets, all but the first with their operator.
    private func operands() -> [String]? {
        for operators in SwiftLine.operators {
            let places = operators.flatMap(places).sorted()
            guard let first = places.first else { continue }
            let ends = places.dropFirst() + [text.count]
            return [slice(0..<first)] + zip(places, ends).map { slice($0..<$1) }
        }
        return nil
    }

    private func places(of sign: String) -> [Int] {
        Array(sequence(first: -1) { place(of: " \(sign) ", from: $0 + 1) }.dropFirst())
    }

    /// The loosest first.
    private static let operators = [
        ["?", ":"], ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["as", "as?", "is"], ["+", "-"],
        ["*", "/"],
    ]
}
