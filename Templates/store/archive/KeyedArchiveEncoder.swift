/// Writes values of types that are `Encodable` as `NSKeyedArchiver` writes objects: a field's key is its coding key,
/// and an object's class is named like the value's type.
///
/// Objects that hold each other are written once each, however many hold them; so are values that are equal.
public struct KeyedArchiveEncoder {
    /// An encoder.
    public init() {}

    /// Writes `value` as the archive's root.
    public func encode(_ value: some Encodable) throws -> Data {
        try ArchiveBuilder.data(of: value)
    }
}
