import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewListCellTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    @MainActor
    private final class Screen {
        let collection: UICollectionView
        var heard: [String] = []
        var accessories: [UICellAccessory] = []
        private(set) var source: Source?
        private var stage: Stage?

        init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            let box = Box()
            list.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        box.screen?.heard.append("delete \(path.item)")
                        done(true)
                    }
                ])
            }
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
            )
            box.screen = self
        }

        func show(_ items: [String]) {
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [unowned self] cell, _, word in
                var content = cell.defaultContentConfiguration()
                content.text = word
                cell.contentConfiguration = content
                cell.accessories = accessories
            }
            source = Source(collectionView: collection) { collection, path, word in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["main"])
            snapshot.appendItems(items)
            source?.apply(snapshot)
            stage = Stage(collection)
        }

        func cell(_ item: Int) -> UICollectionViewListCell? {
            collection.cellForItem(at: .row(item)) as? UICollectionViewListCell
        }
    }

    @MainActor
    private final class Box {
        weak var screen: Screen?
    }

    @Test func `rows go from side to side, one below the other`() {
        let screen = Screen()
        screen.show(["a", "b"])
        #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
        let inset = Screen(.insetGrouped)
        inset.show(["a"])
        #expect(inset.cell(0)?.frame.minX == 16)
        #expect(inset.cell(0)?.frame.width == 288)
    }

    @Test func `a row is as high as its words need`() {
        let screen = Screen()
        screen.show([Array(repeating: "words", count: 30).joined(separator: " "), "b"])
        #expect((screen.cell(0)?.frame.height ?? 0) > 80)
        #expect(screen.cell(1)?.frame.minY == screen.cell(0)?.frame.maxY)
    }

    @Test func `a swipe uncovers the list's actions`() {
        let screen = Screen()
        screen.show(["a", "b"])
        #expect(Headless.swipe(.row(1), in: screen.collection, from: .trailing, choosing: "Delete") == nil)
        #expect(screen.heard == ["delete 1"])
        #expect(Headless.swipe(.row(1), in: screen.collection, from: .leading, choosing: "Delete") == .missing)
    }

    @Test func `accessories take room from the content, by state`() throws {
        let screen = Screen()
        screen.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete()]
        screen.show(["a"])
        let cell = try #require(screen.cell(0))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 282, height: 44))
        screen.collection.isEditing = true
        screen.collection.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
        #expect(cell.accessoryView(.delete) != nil)
        #expect(cell.accessoryView(.disclosureIndicator) == nil)
    }

    @Test func `an accessory's button does what it is given`() {
        let screen = Screen()
        let view = UISwitch()
        let configuration = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
        screen.accessories = [.detail { screen.heard.append("detail") }, .customView(configuration: configuration)]
        screen.show(["a"])
        #expect(Headless.tapAccessory(.detail, at: .row(0), in: screen.collection) == nil)
        #expect(screen.heard == ["detail"])
        #expect(Headless.tap(view) == nil)
        #expect(view.isOn)
        #expect(Headless.tapAccessory(.checkmark, at: .row(0), in: screen.collection) == .missing)
    }

    @Test func `a tap on a disclosure shows what is below`() {
        let screen = Screen()
        screen.accessories = [.outlineDisclosure(options: .init(style: .header))]
        screen.show([])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit"])
        tree.append(["apple"], to: "fruit")
        screen.source?.apply(tree, to: "main")
        #expect(Headless.select(.row(0), in: screen.collection) == nil)
        #expect(screen.collection.numberOfItems(inSection: 0) == 2)
        #expect(screen.cell(0)?.configurationState.isExpanded == true)
        #expect(Headless.tapAccessory(.outlineDisclosure, at: .row(0), in: screen.collection) == nil)
        #expect(screen.collection.numberOfItems(inSection: 0) == 1)
    }

    @Test func `an item is held and let go at another's place`() {
        let screen = Screen()
        screen.show(["a", "b", "c"])
        #expect(Headless.move(.row(0), to: .row(2), in: screen.collection) == .refused)
        screen.source?.reorderingHandlers.canReorderItem = { _ in true }
        let held = screen.cell(0)
        #expect(Headless.move(.row(0), to: .row(2), in: screen.collection) == nil)
        #expect(screen.source?.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(screen.cell(2) === held)
    }

    @Test func `guides are where the words and the image are, and the line starts with the words`() throws {
        let screen = Screen()
        screen.show(["Milk"])
        let cell = try #require(screen.cell(0))
        let content = try #require(cell.contentView.subviews.compactMap { $0 as? UIListContentView }.first)
        let words = try #require(content.textLayoutGuide)
        #expect(words.layoutFrame.minX == 16)
        #expect(words.owningView === content)
        #expect(content.imageLayoutGuide == nil)
        #expect(content.secondaryTextLayoutGuide == nil)
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 16)
        #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 320)
    }
}
