extension UIImage {
    /// What an image should suit.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits that the image should suit.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }
    }
}
