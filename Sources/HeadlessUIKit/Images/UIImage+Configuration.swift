extension UIImage {
    /// What an image should suit.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that the image should suit.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// Configurations are not read from archives here.
        public required init?(coder: NSCoder) {
            nil
        }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(Configuration(traitCollection: traitCollection), to: type(of: self))
        }

        /// This configuration with all that `otherConfiguration` specifies.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            let merged = UITraitCollection(traitsFrom: [traitCollection, traits].compactMap { $0 })
            return withTraitCollection(merged)
        }

        /// Whether `object` specifies the same.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: other) == type(of: self) && other.traitCollection == traitCollection
        }

        /// Equal for equal configurations.
        open override var hash: Int { traitCollection.hashValue }

        /// The same object, as configurations do not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
