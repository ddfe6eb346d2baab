extension UIImage.SymbolConfiguration {
    /// Leaves everything open.
    public class var unspecified: UIImage.SymbolConfiguration { .init(values: SymbolValues()) }

    /// Prefers the symbol's own colours.
    public class func preferringMulticolor() -> Self { made(SymbolValues(isMulticolor: true)) }

    /// Prefers one colour.
    public class func preferringMonochrome() -> Self { made(SymbolValues(isMulticolor: false)) }

    /// The same, but the size follows no text style.
    public func configurationWithoutTextStyle() -> Self {
        changed {
            guard $0.hasTextStyle else { return }
            $0.pointSize = 0
            $0.hasTextStyle = false
        }
    }

    /// The same, but the scale is left open.
    public func configurationWithoutScale() -> Self {
        changed { $0.scale = .unspecified }
    }

    /// The same, but the weight is left open.
    public func configurationWithoutWeight() -> Self {
        changed { $0.weight = .unspecified }
    }

    /// The same, but size and weight are left open.
    public func configurationWithoutPointSizeAndWeight() -> Self {
        changed {
            $0.weight = .unspecified
            if !$0.hasTextStyle { $0.pointSize = 0 }
        }
    }

    /// Whether another configuration specifies the same.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
        isEqual(otherConfiguration)
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> Self {
        var values = values
        change(&values)
        return unsafeDowncast(
            UIImage.SymbolConfiguration(values: values, traitCollection: traitCollection),
            to: type(of: self)
        )
    }

    private class func made(_ values: SymbolValues) -> Self {
        unsafeDowncast(UIImage.SymbolConfiguration(values: values), to: self)
    }
}
