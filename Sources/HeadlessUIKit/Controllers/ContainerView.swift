/// The view of a container of the kit, which places the views of its children and bars.
final class ContainerView: UIView {
    /// Places what the view contains.
    var place: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
}
