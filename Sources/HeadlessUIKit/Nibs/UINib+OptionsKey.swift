extension UINib {
    /// What can be said about making a nib's objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public var rawValue: String

        /// Names an option.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects for the nib's own placeholders, as a dictionary from identifiers.
        public static var externalObjects: OptionsKey { OptionsKey(rawValue: "UINibExternalObjects") }
    }
}
