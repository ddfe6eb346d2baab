extension UIImage {
    /// The size and weight of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        init(values: SymbolValues) {
            self.values = values
            super.init(traitCollection: nil)
        }

        /// Specifies the size.
        public convenience init(pointSize: CGFloat) {
            self.init(values: SymbolValues(pointSize: pointSize))
        }

        /// Specifies the size and the weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
        }

        /// Specifies the size, the weight and the scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Specifies the weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(values: SymbolValues(weight: weight))
        }

        /// Specifies the scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(values: SymbolValues(scale: scale))
        }

        /// Specifies the size of a style of text.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: SymbolValues(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
        }

        /// Specifies the size of a font.
        public convenience init(font: UIFont) {
            self.init(values: SymbolValues(pointSize: font.pointSize))
        }

        /// This configuration with all that `otherConfiguration` specifies.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration, other.values != values else { return self }
            return (SymbolConfiguration(values: values.applying(other.values)) as? Self) ?? self
        }

        /// Whether `object` specifies the same.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        /// Equal for equal configurations.
        open override var hash: Int { values.hashValue }
    }
}
