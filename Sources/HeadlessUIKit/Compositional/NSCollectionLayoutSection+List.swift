extension NSCollectionLayoutSection {
    /// A section of rows from side to side, each as high as its view wants.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: row)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [item]))
        section.list = configuration
        section.contentInsets = configuration.appearance.insets
        if configuration.headerMode == .supplementary {
            let header = edge(UICollectionView.elementKindSectionHeader, .top, configuration)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
            section.contentInsets.top = 0
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                edge(UICollectionView.elementKindSectionFooter, .bottom, configuration)
            )
            section.contentInsets.bottom = 0
        }
        return section
    }

    private static func edge(
        _ kind: String,
        _ alignment: NSRectAlignment,
        _ configuration: UICollectionLayoutListConfiguration
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let guess: CGFloat = configuration.appearance == .plain ? 28 : 38
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(guess)
            ),
            elementKind: kind,
            alignment: alignment
        )
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// The room around a section's rows, as a table of this look has.
    fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .plain, .sidebarPlain: .zero
        case .grouped: NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
        case .insetGrouped, .sidebar: NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16)
        }
    }
}
