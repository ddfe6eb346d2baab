/// What can be kept in a cache.
package protocol Packable {
    /// Reads one.
    init(from reader: inout FactReader) throws(FactReader.Malformed)

    /// Writes it.
    func pack(into writer: inout FactWriter)
}

extension Int: Packable {
    package init(from reader: inout FactReader) throws(FactReader.Malformed) { self = try reader.number() }

    package func pack(into writer: inout FactWriter) { writer.write(self) }
}

extension String: Packable {
    package init(from reader: inout FactReader) throws(FactReader.Malformed) { self = try reader.text() }

    package func pack(into writer: inout FactWriter) { writer.write(self) }
}
