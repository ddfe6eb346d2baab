/// A guide around a part of its view, which the view places.
final class PartLayoutGuide: UILayoutGuide {
    private let place: () -> CGRect

    /// A guide of `owner`, where `place` is.
    init(of owner: UIView, _ place: @escaping () -> CGRect) {
        self.place = place
        super.init()
        self.owner = owner
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var layoutFrame: CGRect {
        owner?.layoutIfNeeded()
        return place()
    }
}
