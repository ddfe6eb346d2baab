extension UIScrollView {
    /// The whole content, in the content's coordinates.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// What can be seen of the content, which does not move with it.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
