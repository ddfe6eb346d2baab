import Testing

@testable import HeadlessUIKit

private final class FeedViewController: UICollectionViewController {
    enum Section: Int, CaseIterable { case stories, posts }

    private var source: UICollectionViewDiffableDataSource<Section, String>?
    private let refresh = UIRefreshControl()
    var opened: [String] = []
    var more: [String] = []

    init() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            Section(rawValue: index) == .stories ? Self.stories() : Self.posts(in: environment)
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        layout.configuration = configuration
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static func stories() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return section
    }

    private static func posts(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 600
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
            count: isWide ? 2 : 1
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.refreshControl = refresh
        refresh.addAction(
            UIAction { [weak self] _ in
                self?.load()
                self?.refresh.endRefreshing()
            },
            for: .valueChanged
        )
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            content.textProperties.numberOfLines = 2
            content.image = UIImage(systemName: "photo")
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "Posts"
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
            view,
            path,
            id in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        self.source = source
        load()
    }

    private func load() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((0..<9).map { "Story \($0)" }, toSection: .stories)
        snapshot.appendItems(more + ["First", "Second"], toSection: .posts)
        source?.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let item = source?.itemIdentifier(for: indexPath) { opened.append(item) }
    }
}

@MainActor @Suite struct FeedScreenTests {
    private let screen = FeedViewController()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `a tapped post is opened`() {
        #expect(Headless.select(IndexPath(item: 1, section: 1), in: screen.collectionView) == nil)
        #expect(screen.opened == ["Second"])
        #expect(screen.collectionView.indexPathsForSelectedItems?.isEmpty == true)
    }

    @Test func `pulling brings what is new to the top`() {
        screen.more = ["New"]
        #expect(Headless.pullToRefresh(screen.collectionView) == nil)
        Headless.drain()
        #expect(screen.collectionView.numberOfItems(inSection: 1) == 3)
        #expect(Headless.select(IndexPath(item: 0, section: 1), in: screen.collectionView) == nil)
        #expect(screen.opened == ["New"])
    }
}
