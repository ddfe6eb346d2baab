/// The title above a section of a grid.
public final class SectionHeaderView: UICollectionReusableView {
    static let identifier = "SectionHeaderView"

    /// The title.
    public let titleLabel = ThemeShopLabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// The header that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = bounds.insetBy(dx: 16, dy: 0)
    }

    private func setup() {
        titleLabel.setStyle(font: .boldAppFont(ofSize: 15), color: .appBlack1)
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
    }
}
