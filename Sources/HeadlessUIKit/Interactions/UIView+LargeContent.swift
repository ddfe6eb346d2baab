extension UIView: UILargeContentViewerItem {
    /// Whether the view is shown large while a finger stays on it.
    public var showsLargeContentViewer: Bool {
        get { core.accessibility.largeContent.isShown }
        set { core.accessibility.largeContent.isShown = newValue }
    }

    /// The words that are shown large.
    public var largeContentTitle: String? {
        get { core.accessibility.largeContent.title }
        set { core.accessibility.largeContent.title = newValue }
    }

    /// The picture that is shown large.
    public var largeContentImage: UIImage? {
        get { core.accessibility.largeContent.image }
        set { core.accessibility.largeContent.image = newValue }
    }

    /// Whether the picture grows with the room.
    public var scalesLargeContentImage: Bool {
        get { core.accessibility.largeContent.scalesImage }
        set { core.accessibility.largeContent.scalesImage = newValue }
    }

    /// How far the picture keeps from its edges.
    public var largeContentImageInsets: UIEdgeInsets {
        get { core.accessibility.largeContent.imageInsets }
        set { core.accessibility.largeContent.imageInsets = newValue }
    }
}
