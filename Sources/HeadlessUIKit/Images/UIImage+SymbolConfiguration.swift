extension UIImage {
    /// The size and weight of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        init(values: SymbolValues, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection)
        }

        /// Configurations are not read from archives here.
        public required init?(coder: NSCoder) {
            nil
        }

        /// The same configuration for other traits.
        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let other = SymbolConfiguration(values: values, traitCollection: traitCollection)
            return unsafeDowncast(other, to: type(of: self))
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
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Specifies the size of a style of text, and the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            self.init(values: SymbolValues(pointSize: size, scale: scale, hasTextStyle: true))
        }

        /// Specifies the size of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Specifies the size of a font, and the scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(values: SymbolValues(pointSize: font.pointSize, scale: scale))
        }

        /// Specifies one colour, used in shades.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: SymbolValues(colors: [hierarchicalColor], isHierarchical: true))
        }

        /// Specifies a colour for each layer of the symbol.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: SymbolValues(colors: paletteColors))
        }

        /// This configuration with all that `otherConfiguration` specifies.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration, other.values != values else { return self }
            return unsafeDowncast(SymbolConfiguration(values: values.applying(other.values)), to: type(of: self))
        }

        /// Whether `object` specifies the same.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        /// Equal for equal configurations.
        open override var hash: Int { values.hashValue }
    }
}
