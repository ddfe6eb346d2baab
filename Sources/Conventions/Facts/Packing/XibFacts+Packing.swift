extension XibFacts: Packable {
    package init(from reader: inout FactReader) throws(FactReader.Malformed) {
        candidates = try reader.list()
        elements = try reader.list()
    }

    package func pack(into writer: inout FactWriter) {
        writer.write(candidates)
        writer.write(elements)
    }
}

extension XibElementFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        name = try reader.text()
        className = try reader.text()
        customClass = try reader.optional()
        customModule = try reader.optional()
        isOfOwnModule = try reader.flag()
        tag = try reader.optional()
        line = try reader.number()
        position = try reader.number()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(name)
        writer.write(className)
        writer.write(customClass)
        writer.write(customModule)
        writer.write(isOfOwnModule)
        writer.write(tag)
        writer.write(line)
        writer.write(position)
    }
}

extension XibCandidate: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        rule = try reader.text()
        message = try reader.text()
        fix = try reader.text()
        line = try reader.number()
        edits = try reader.list()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(rule)
        writer.write(message)
        writer.write(fix)
        writer.write(line)
        writer.write(edits)
    }
}
