import Testing

@testable import HeadlessUIKit

/// What UIKIT_FACTS.md, section 8, says of collections, box by box, in its words.
@MainActor @Suite struct UICollectionViewFactsTests {
    private let source = ItemSource(["a", "b"])
    private let collection: UICollectionView

    init() {
        collection = .showing(source)
    }

    @Test func `'a nil layout raises'`() {
        let raised = Headless.exceptions { _ = UICollectionView(frame: .zero) }
        #expect(
            raised == [
                Headless.Exception(
                    name: "NSInvalidArgumentException",
                    reason: "UICollectionView must be initialized with a non-nil layout parameter"
                )
            ]
        )
    }

    @Test func `'needs registration': 'could not dequeue a view of kind', supplementary views 'likewise'`() {
        let header = UICollectionView.elementKindSectionHeader
        let raised = Headless.exceptions {
            _ = collection.dequeueReusableCell(withReuseIdentifier: "X", for: .row(0))
            _ = collection.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "X", for: .row(0))
        }
        #expect(
            raised.map(\.reason)
                == ["UICollectionElementKindCell", header].map { kind in
                    "could not dequeue a view of kind: \(kind) with identifier X - must register a nib or a class for the "
                        + "identifier or connect a prototype cell in a storyboard"
                }
        )
        #expect(raised.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    }

    @Test func `'New cells by class: init(frame:)'`() throws {
        final class Told: UICollectionViewCell {
            var told: CGRect?
            override init(frame: CGRect) {
                super.init(frame: frame)
                told = frame
            }
            required init?(coder: NSCoder) { nil }
        }
        collection.register(Told.self, forCellWithReuseIdentifier: "Cell")
        collection.layoutIfNeeded()
        let cell = try #require(collection.cellForItem(at: .row(1)) as? Told)
        #expect(cell.told == cell.frame)
    }

    @Test func `'IndexPath(row:section:), (item:section:): row == item'`() {
        #expect(IndexPath(row: 3, section: 1) == IndexPath(item: 3, section: 1))
        #expect(IndexPath(item: 3, section: 1).row == 3)
    }

    // As for tables in section 7: inconsistent counts raise in UIKit's words, which say items.
    @Test func `'Invalid update: invalid number of items in section'`() {
        collection.layoutIfNeeded()
        let raised = Headless.exceptions { collection.insertItems(at: [.row(0)]) }
        #expect(
            raised.map(\.reason) == [
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
                    + "after the update (2) must be equal to the number of items contained in that section before the "
                    + "update (2), plus or minus the number of items inserted or deleted from that section (1 inserted, "
                    + "0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, "
                    + "0 moved out)."
            ]
        )
    }

    @Test func `a section that is not there has no count, which raises`() {
        let raised = Headless.exceptions { #expect(collection.numberOfItems(inSection: 4) == 0) }
        #expect(
            raised.map(\.reason) == [
                "request for number of items in section 4 when there are only 1 sections in the collection view"
            ]
        )
    }

    @Test func `a registration that is made while a cell is asked for raises in UIKit's words`() {
        final class Late: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
            }
        }
        let late = Late()
        collection.dataSource = late
        let raised = Headless.exceptions { collection.layoutIfNeeded() }
        #expect(
            raised.first?.reason.hasPrefix("Attempted to dequeue a cell using a registration that was created inside")
                == true
        )
    }
}
