/// What something looks like while it is dragged.
@MainActor
open class UIDragPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// How it looks.
    public let parameters: UIDragPreviewParameters

    /// A view that looks in a way.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// A view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// A link with a title.
    public convenience init(for url: URL, title: String? = nil) {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        label.sizeToFit()
        self.init(view: label)
    }
}
