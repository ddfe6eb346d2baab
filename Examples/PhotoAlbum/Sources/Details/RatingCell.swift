import PhotoAlbumCore

/// A rating as stars, some of them lit; what it looks like is in `RatingCell.xib`.
final class RatingCell: UITableViewCell {
    /// What marks the stars there, from the left.
    enum Tag: Int, CaseIterable {
        case first = 100
        case second = 200
        case third = 300
        case fourth = 400
        case fifth = 500
    }

    /// What the cell is made from.
    static var nib: UINib { UINib(nibName: "RatingCell", bundle: .module) }

    /// The stars that the xib has, from the left.
    private(set) lazy var stars = Tag.allCases.compactMap { viewWithTag($0.rawValue) as? UIImageView }
    private let events = EventBag()

    /// From 0, which lights no star, to 1, which lights them all.
    var rating = 0.0 {
        didSet { light() }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.backgroundColor = .attributeBackground }
    }

    private func light() {
        let lit = Int((rating * Double(stars.count)).rounded(.up))
        for (place, star) in stars.enumerated() { star.alpha = place < lit ? 1 : 0.2 }
        accessibilityLabel = "\(lit) of \(stars.count) stars"
    }
}
