extension UICollectionViewLayoutAttributes {
    /// Attributes of this very class, through `init()`.
    @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_registered")
    class func make(registered number: Int) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    /// A context of this very class, through `init()`.
    @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_registered")
    class func make(registered number: Int) -> UICollectionViewLayoutInvalidationContext
}
