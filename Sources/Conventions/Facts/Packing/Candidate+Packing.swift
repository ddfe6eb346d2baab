extension Candidate: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        rule = try reader.text()
        message = try reader.text()
        fix = try reader.text()
        offset = try reader.number()
        type = try reader.optional()
        condition = try Condition(from: &reader)
        edits = try reader.list()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(rule)
        writer.write(message)
        writer.write(fix)
        writer.write(offset)
        writer.write(type)
        condition.pack(into: &writer)
        writer.write(edits)
    }
}

extension Edit: Packable {
    package init(from reader: inout FactReader) throws(FactReader.Malformed) {
        start = try reader.number()
        end = try reader.number()
        replacement = try reader.text()
    }

    package func pack(into writer: inout FactWriter) {
        writer.write(start)
        writer.write(end)
        writer.write(replacement)
    }
}

extension Condition: Packable {
    private static let plain: [Condition] = [.always, .controller, .screen, .base, .controllerOrDataSource]

    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        let number = try reader.number()
        if number == -1 {
            self = .declared(try reader.text())
        } else if Self.plain.indices.contains(number) {
            self = Self.plain[number]
        } else {
            throw FactReader.Malformed()
        }
    }

    func pack(into writer: inout FactWriter) {
        if case .declared(let name) = self {
            writer.write(-1)
            writer.write(name)
        } else {
            writer.write(Self.plain.firstIndex(of: self) ?? 0)
        }
    }
}
