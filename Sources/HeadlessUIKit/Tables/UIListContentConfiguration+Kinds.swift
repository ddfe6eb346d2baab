extension UIListContentConfiguration {
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

    /// Words of a cell in a column of places.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Words, and smaller grey ones below, of a cell in a column of places.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var configuration = subtitleCell()
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }
    /// Words of a cell in a column of places that another column stands beside.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Words, and smaller grey ones below, in a column of places that another column stands beside.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { heading(13, .semibold, .label) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { heading(13, .regular, .secondaryLabel) }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { heading(13, .regular, .secondaryLabel) }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { heading(13, .regular, .secondaryLabel) }
    /// A header of a column of places.
    public static func sidebarHeader() -> UIListContentConfiguration { heading(17, .semibold, .label) }
    /// A header of a grouped list, larger than others.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { heading(17, .semibold, .label) }
    /// A header of a grouped list, much larger than others.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { heading(20, .bold, .label) }
    /// A header of any list.
    @available(iOS 18.0, *)
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// A footer of any list.
    @available(iOS 18.0, *)
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    private static func heading(
        _ size: CGFloat,
        _ weight: UIFont.Weight,
        _ color: UIColor
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .systemFont(ofSize: size, weight: weight)
        configuration.textProperties.color = color
        configuration.directionalLayoutMargins.top = 6
        configuration.directionalLayoutMargins.bottom = 6
        return configuration
    }

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
