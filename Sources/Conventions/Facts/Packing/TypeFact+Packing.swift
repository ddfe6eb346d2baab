extension TypeFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        guard let kind = Kind(rawValue: try reader.number()) else { throw FactReader.Malformed() }
        self.kind = kind
        name = try reader.text()
        outer = try reader.optional()
        inherited = try reader.list()
        offset = try reader.number()
        lines = try reader.number()
        access = try reader.access()
        members = try reader.list()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
        writer.write(outer)
        writer.write(inherited)
        writer.write(offset)
        writer.write(lines)
        writer.write(access.rawValue)
        writer.write(members)
    }
}

extension NameFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        name = try reader.text()
        start = try reader.number()
        end = try reader.number()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(name)
        writer.write(start)
        writer.write(end)
    }
}

extension MemberFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        guard let kind = Kind(rawValue: try reader.number()) else { throw FactReader.Malformed() }
        self.kind = kind
        name = try reader.text()
        offset = try reader.number()
        type = try reader.optional()
        value = try reader.optional()
        isOverride = try reader.flag()
        access = try reader.access()
        isOptional = try reader.flag()
        isStored = try reader.flag()
        end = try reader.optional()
        calls = try reader.list()
        assigned = try reader.list()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
        writer.write(offset)
        writer.write(type)
        writer.write(value)
        writer.write(isOverride)
        writer.write(access.rawValue)
        writer.write(isOptional)
        writer.write(isStored)
        writer.write(end)
        writer.write(calls)
        writer.write(assigned)
    }
}

extension FactReader {
    fileprivate mutating func access() throws(Malformed) -> Access {
        guard let access = Access(rawValue: try text()) else { throw Malformed() }
        return access
    }
}
