import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewControllerTests {
    private final class Grid: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }
    }

    @Test func `it fills its own collection view`() {
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(grid.collectionView.dataSource === grid)
        #expect(grid.collectionView.delegate === grid)
        #expect(grid.collectionView.superview === grid.view)
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        grid.view.layoutIfNeeded()
        #expect(grid.collectionView.visibleCells.count == 2)
    }

    @Test func `without a layout it raises`() {
        let raised = Headless.exceptions { UICollectionViewController().loadViewIfNeeded() }
        #expect(raised.first?.reason.contains("non-nil layout") == true)
    }

    @Test func `appearing clears the selection`() {
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        grid.loadViewIfNeeded()
        grid.viewWillAppear(false)
        grid.collectionView.selectItem(at: .row(1), animated: false, scrollPosition: [])
        grid.viewWillAppear(false)
        #expect(grid.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func `editing the controller edits its collection`() {
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        grid.setEditing(true, animated: false)
        #expect(grid.collectionView.isEditing)
    }
}
