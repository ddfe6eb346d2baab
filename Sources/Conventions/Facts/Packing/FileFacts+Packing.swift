extension FileFacts: Packable {
    package init(from reader: inout FactReader) throws(FactReader.Malformed) {
        self.init()
        types = try reader.list()
        candidates = try reader.list()
        lookups = try reader.list()
        xibs = try reader.list()
        ignores = try reader.list()
        imports = try reader.list()
        isBroken = try reader.flag()
    }

    package func pack(into writer: inout FactWriter) {
        writer.write(types)
        writer.write(candidates)
        writer.write(lookups)
        writer.write(xibs)
        writer.write(ignores)
        writer.write(imports)
        writer.write(isBroken)
    }
}

extension LookupFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        type = try reader.text()
        tag = try reader.text()
        property = try reader.optional()
        wanted = try reader.optional()
        offset = try reader.number()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(type)
        writer.write(tag)
        writer.write(property)
        writer.write(wanted)
        writer.write(offset)
    }
}

extension XibUseFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        type = try reader.text()
        name = try reader.text()
        offset = try reader.number()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(type)
        writer.write(name)
        writer.write(offset)
    }
}

extension IgnoreFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        rules = try reader.list()
        reason = try reader.text()
        offset = try reader.number()
        length = try reader.number()
        start = try reader.number()
        end = try reader.number()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(rules)
        writer.write(reason)
        writer.write(offset)
        writer.write(length)
        writer.write(start)
        writer.write(end)
    }
}
