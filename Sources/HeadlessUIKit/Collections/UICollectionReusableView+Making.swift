extension UICollectionReusableView {
    /// A view of this very class, through `init(frame:)`.
    @_silgen_name("HeadlessUIKit_UICollectionReusableView_registered")
    class func make(registered frame: CGRect) -> UICollectionReusableView
}
