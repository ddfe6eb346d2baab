/// Reads what `NSKeyedArchiver` wrote, as values of types that are `Decodable`: the keys are their coding keys.
///
/// A link is followed only where a type asks for what it leads to, and a field that the archive lacks is nil. So
/// objects that hold each other are no harm; on Linux, Foundation's own unarchiver never comes back from them.
public struct KeyedArchiveDecoder {
    /// A decoder.
    public init() {}

    /// Reads the archive's root, or what was archived under several keys as one value that has them.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let contents = try ArchiveContents(data)
        let value = try ArchiveDecoder(contents.root()).decode(type)
        try contents.linkAll()
        return value
    }
}
