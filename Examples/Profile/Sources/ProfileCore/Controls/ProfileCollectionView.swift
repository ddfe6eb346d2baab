/// A grid on the app's background.
public final class ProfileCollectionView: UICollectionView {
    private let events = EventBag()

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setup()
    }

    /// The grid that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.backgroundColor = .appOffWhite }
    }
}
