import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewTests {
    // Facts 8: a collection view without a layout raises.
    @Test func `a collection needs a layout`() {
        let raised = Headless.exceptions { _ = UICollectionView(frame: .zero) }
        #expect(raised.map(\.reason) == ["UICollectionView must be initialized with a non-nil layout parameter"])
    }

    @Test func `only items in sight get cells`() {
        let source = ItemSource(count: 100_000)
        let collection = UICollectionView.showing(source)
        collection.layoutIfNeeded()
        #expect(source.asked == (0..<12).map { .row($0) })
        #expect(collection.contentSize == CGSize(width: 320, height: 33_334 * 110 - 10))
        collection.contentOffset.y = 110_000
        collection.layoutIfNeeded()
        #expect(source.asked.count == 24)
        #expect(collection.indexPathsForVisibleItems.first == .row(3000))
        #expect(collection.subviews.count { $0 is UICollectionViewCell } == 12)
    }

    // Facts 8: new cells by class come from init(frame:).
    @Test func `a registered class is made by its own initializer, and used again`() throws {
        final class Cell: UICollectionViewCell {
            var made = CGRect.null
            var prepared = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                made = frame
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() {
                super.prepareForReuse()
                prepared += 1
            }
        }
        let source = ItemSource(count: 100)
        let collection = UICollectionView.showing(source)
        collection.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        collection.layoutIfNeeded()
        let cell = try #require(collection.cellForItem(at: .row(1)) as? Cell)
        #expect(cell.made == CGRect(x: 110, y: 0, width: 100, height: 100))
        #expect(cell.reuseIdentifier == "Cell")
        #expect(cell.prepared == 0)
        collection.contentOffset.y = 110
        collection.layoutIfNeeded()
        #expect(cell.prepared == 1)
        #expect(try #require(collection.indexPath(for: cell)).item >= 12)
    }

    // Facts 8: dequeuing needs a registration, in UIKit's words.
    @Test func `an unregistered name raises in UIKit's words`() {
        let collection = UICollectionView.showing(ItemSource(count: 0))
        let raised = Headless.exceptions {
            _ = collection.dequeueReusableCell(withReuseIdentifier: "X", for: .row(0))
            _ = collection.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "X",
                for: .row(0)
            )
        }
        let end = "with identifier X - must register a nib or a class for the identifier or connect a prototype cell"
        #expect(
            raised.map(\.reason) == [
                "could not dequeue a view of kind: UICollectionElementKindCell \(end) in a storyboard",
                "could not dequeue a view of kind: UICollectionElementKindSectionHeader \(end) in a storyboard",
            ]
        )
    }

    @Test func `a cell that was not dequeued raises`() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let source = Source()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        let raised = Headless.exceptions { collection.layoutIfNeeded() }
        #expect(raised.first?.reason.contains("does not have a reuseIdentifier") == true)
    }

    @Test func `reloading counts at once and asks for cells at the next layout`() {
        let source = ItemSource(["a"])
        let collection = UICollectionView.showing(source)
        collection.layoutIfNeeded()
        collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
        source.sections = [["a", "b"]]
        source.asked = []
        collection.reloadData()
        #expect(collection.numberOfItems(inSection: 0) == 2)
        #expect(source.asked.isEmpty)
        #expect(collection.indexPathsForSelectedItems == [])
        collection.layoutIfNeeded()
        #expect(collection.words == ["a", "b"])
    }

    @Test func `headers and footers are shown and used again`() {
        let source = ItemSource(["a"], ["b"])
        let layout = UICollectionViewFlowLayout.hundreds()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let collection = UICollectionView.showing(source, layout: layout)
        collection.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [0, 130])
        #expect(collection.supplementaryView(forElementKind: kind, at: .row(0))?.frame.width == 320)
        #expect(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
    }

    @Test func `items come, go and move, and the other cells stay`() {
        let source = ItemSource(["a", "b", "c"])
        let collection = UICollectionView.showing(source)
        collection.layoutIfNeeded()
        let kept = collection.cellForItem(at: .row(2))
        source.sections = [["c", "new", "a"]]
        source.asked = []
        collection.performBatchUpdates {
            collection.deleteItems(at: [.row(1)])
            collection.insertItems(at: [.row(1)])
            collection.moveItem(at: .row(2), to: .row(0))
        }
        collection.layoutIfNeeded()
        #expect(collection.words == ["c", "new", "a"])
        #expect(collection.cellForItem(at: .row(0)) === kept)
        #expect(source.asked == [.row(1)])
        let raised = Headless.exceptions { collection.deleteItems(at: [.row(0)]) }
        #expect(raised.first?.reason.hasPrefix("Invalid update: invalid number of items in section 0.") == true)
    }

    @Test func `an item is scrolled to where it was asked for`() {
        let collection = UICollectionView.showing(ItemSource(count: 300))
        let source = ItemSource(count: 300)
        collection.dataSource = source
        collection.scrollToItem(at: .row(150), at: .top, animated: false)
        #expect(collection.contentOffset.y == 5500)
        collection.scrollToItem(at: .row(150), at: .centeredVertically, animated: false)
        #expect(collection.contentOffset.y == 5350)
        collection.scrollToItem(at: .row(150), at: [], animated: false)
        #expect(collection.contentOffset.y == 5350)
        let raised = Headless.exceptions { collection.scrollToItem(at: .row(300), at: .top, animated: false) }
        #expect(raised.count == 1)
    }

    @Test func `a registration by type gives its own cells`() {
        final class Cell: UICollectionViewCell {}
        let collection = UICollectionView.showing(ItemSource(count: 0))
        let registration = UICollectionView.CellRegistration<Cell, String> { cell, path, word in
            cell.accessibilityLabel = "\(word) \(path.item)"
        }
        let cell = collection.dequeueConfiguredReusableCell(using: registration, for: .row(3), item: "word")
        #expect(cell.accessibilityLabel == "word 3")
    }
}
