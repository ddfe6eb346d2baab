import PhotoAlbumCore

/// A photo in the list; what it looks like is in `PhotoCell.xib`.
final class PhotoCell: UITableViewCell {
    /// What marks its labels there.
    enum Tag: Int {
        case title = 100
        case detail = 200
    }

    /// What the cell is made from.
    static var nib: UINib { UINib(nibName: "PhotoCell", bundle: .module) }

    private(set) lazy var titleLabel = label(.title, font: .photoTitle, color: .photoTitle)
    private(set) lazy var detailLabel = label(.detail, font: .photoDetail, color: .photoDetail)
    private let events = EventBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.backgroundColor = .photoBackground }
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        titleLabel?.shadowColor = highlighted ? .photoShadow : nil
        titleLabel?.shadowOffset = CGSize(width: 3, height: 3)
    }

    private func label(
        _ tag: Tag,
        font: @escaping @autoclosure @MainActor () -> UIFont,
        color: @escaping @autoclosure @MainActor () -> UIColor
    ) -> PhotoAlbumLabel? {
        let label = viewWithTag(tag.rawValue) as? PhotoAlbumLabel
        label?.setStyle(font: font(), color: color())
        return label
    }
}
