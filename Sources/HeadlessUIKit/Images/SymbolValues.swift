/// What a symbol configuration specifies; 0 and unspecified leave things open.
struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    /// The colours of the symbol's layers, the first of the foremost.
    var colors: [UIColor] = []
    /// Whether one colour is used in shades.
    var isHierarchical = false
    /// Whether the symbol's own colours are used; nil leaves that open.
    var isMulticolor: Bool?
    /// Whether the size follows a text style.
    var hasTextStyle = false

    /// This with all that `other` specifies.
    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale,
            colors: other.colors.isEmpty ? colors : other.colors,
            isHierarchical: other.colors.isEmpty ? isHierarchical : other.isHierarchical,
            isMulticolor: other.isMulticolor ?? isMulticolor,
            hasTextStyle: other.pointSize > 0 ? other.hasTextStyle : hasTextStyle
        )
    }

    /// The room that a symbol takes: a square a little larger than its font.
    var size: CGSize {
        let factor: CGFloat =
            switch scale {
            case .small: 0.95
            case .large: 1.5
            case .default, .unspecified, .medium: 1.2
            }
        let side = ((pointSize > 0 ? pointSize : 17) * factor).rounded()
        return CGSize(width: side, height: side)
    }
}
