/// Shows content given as a value inside of a cell.
@MainActor
struct ContentHost {
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    var needsUpdate = false

    /// Shows `configuration`, in the view that is there if that one can.
    mutating func show(_ configuration: (any UIContentConfiguration)?, in parent: UIView) {
        self.configuration = configuration
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
            parent.setNeedsLayout()
            return
        }
        view?.removeFromSuperview()
        for former in parent.subviews { former.removeFromSuperview() }
        let new = configuration.makeContentView()
        view = new
        parent.addSubview(new)
        layout(in: parent)
    }

    /// Lets the content follow a state.
    mutating func update(for state: any UIConfigurationState, in parent: UIView) {
        guard let configuration else { return }
        show(configuration.updated(for: state), in: parent)
    }

    func layout(in parent: UIView) {
        view?.frame = parent.bounds
    }

    func size(width: CGFloat) -> CGSize? {
        view?.sizeThatFits(CGSize(width: width, height: 0))
    }
}
