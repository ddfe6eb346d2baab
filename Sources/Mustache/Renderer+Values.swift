import Diagnostics

extension Renderer {
    /// Writes the value at `path`.
    mutating func write(_ path: Path, isEscaped: Bool) throws(Diagnostic) {
        guard let value = try value(at: path) else { return }
        guard let words = value.words else {
            guard mode == .lax else { throw .notText(value, path, in: template.text) }
            return
        }
        guard isEscaped else {
            output.bytes.append(contentsOf: words.utf8)
            return
        }
        if let misfit = escaping.misfit(in: words) { throw .misfit(misfit, path, in: template.text) }
        escaping.append(words, to: &output.bytes)
    }

    /// Writes what a section holds, as often as its value says.
    mutating func write(_ section: Section) throws(Diagnostic) {
        try enter(at: section.path.offset)
        let value = try value(at: section.path) ?? .null
        if section.isInverted {
            if value.isEmpty { try write(section.nodes) }
        } else if case .list(let elements) = value {
            for element in elements {
                try write(section.nodes, among: element, at: section.path.offset)
            }
        } else if !value.isEmpty {
            try write(section.nodes, among: value, at: section.path.offset)
        }
        leave()
    }

    private mutating func write(_ nodes: [Node], among value: Value, at offset: Int) throws(Diagnostic) {
        try step(at: offset)
        contexts.append(value)
        try write(nodes)
        contexts.removeLast()
    }
}

extension Diagnostic {
    static func notText(_ value: Value, _ path: Path, in text: TemplateText) -> Diagnostic {
        let kind = if case .list = value { "a list" } else { "a group of values" }
        return Diagnostic(
            "'\(path.words)' is \(kind) and cannot be written as text.",
            at: text.place(at: path.offset),
            fix: "Open a section with '#\(path.words)' and write the values inside it."
        )
    }

    static func misfit(_ scalar: Unicode.Scalar, _ path: Path, in text: TemplateText) -> Diagnostic {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return Diagnostic(
            "The value of '\(path.words)' holds the character U+\(code), which XML cannot.",
            at: text.place(at: path.offset),
            fix: "Remove that character from the value."
        )
    }
}
