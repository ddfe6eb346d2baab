/// Words and an image of a row, as one value.
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// The words.
    public var text: String?
    /// The words with their looks.
    public var attributedText: NSAttributedString?
    /// The smaller words.
    public var secondaryText: String?
    /// The smaller words with their looks.
    public var secondaryAttributedText: NSAttributedString?
    /// The image.
    public var image: UIImage?
    /// How the words look.
    public var textProperties = TextProperties()
    /// How the smaller words look.
    public var secondaryTextProperties = TextProperties()
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// Whether the smaller words stand beside the others.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room around everything.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The room between the image and the words.
    public var imageToTextPadding: CGFloat = 16
    /// The room between the words side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room between the words one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Which axes' margins may be the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    init() {}

    /// A view that shows the words and the image.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The same: only the colours depend on the state, and they follow by themselves.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    /// Words at the left.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Words and smaller ones below.
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.font = .systemFont(ofSize: 12)
        return configuration
    }

    /// Words at the left and grey ones at the right.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { heading(weight: .semibold, color: .label) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { heading(weight: .regular, color: .secondaryLabel) }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        heading(weight: .regular, color: .secondaryLabel)
    }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        heading(weight: .regular, color: .secondaryLabel)
    }

    private static func heading(weight: UIFont.Weight, color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .systemFont(ofSize: 13, weight: weight)
        configuration.textProperties.color = color
        configuration.directionalLayoutMargins.top = 6
        configuration.directionalLayoutMargins.bottom = 6
        return configuration
    }
}

extension UIListContentConfiguration {
    /// The configuration that looks as a cell's style does.
    init(_ style: UITableViewCell.CellStyle) {
        self =
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
    }
}
