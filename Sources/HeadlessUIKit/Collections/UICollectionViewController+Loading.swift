extension UICollectionViewController {
    /// Takes the collection view of the controller's nib, or makes one; where nothing else is set, the controller fills it.
    func loadCollection(_ layout: UICollectionViewLayout?) {
        if !loadViewFromNib() || collectionInView == nil {
            guard let layout else {
                Headless.raise(
                    .invalidArgument("UICollectionView must be initialized with a non-nil layout parameter")
                )
                return fill(UICollectionViewFlowLayout())
            }
            fill(layout)
        }
        guard let collection = collectionInView else { return }
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
    }

    func loadedCollection() -> UICollectionView? {
        loadViewIfNeeded()
        return collectionInView
    }

    func replaceCollection(by collection: UICollectionView?) {
        loadViewIfNeeded()
        collectionInView?.removeFromSuperview()
        guard let collection else { return }
        collection.frame = view.bounds
        view.addSubview(collection)
    }

    /// Asks for the items at the first appearance, and clears what is chosen at each.
    func prepareCollection() {
        if isFirstAppearance {
            isFirstAppearance = false
            collectionView.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: false)
        }
    }

    private var collectionInView: UICollectionView? {
        viewIfLoaded as? UICollectionView ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    }

    private func fill(_ layout: UICollectionViewLayout) {
        let bounds = UIScreen.main.bounds
        let collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let container = UIView(frame: bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(collection)
        view = container
    }
}
