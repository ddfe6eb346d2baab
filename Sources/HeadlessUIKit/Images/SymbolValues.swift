/// What a symbol configuration specifies; 0 and unspecified leave things open.
struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    /// This with all that `other` specifies.
    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale
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
