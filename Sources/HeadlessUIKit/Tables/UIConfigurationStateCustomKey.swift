/// The name of something of one's own that content may depend on.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A key of a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
