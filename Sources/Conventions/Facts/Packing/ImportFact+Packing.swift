extension ImportFact: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        module = try reader.text()
        offset = try reader.number()
        end = try reader.number()
        isExported = try reader.flag()
        isConditional = try reader.flag()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(module)
        writer.write(offset)
        writer.write(end)
        writer.write(isExported)
        writer.write(isConditional)
    }
}
