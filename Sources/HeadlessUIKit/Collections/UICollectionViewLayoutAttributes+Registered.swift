/// Makes attributes of a class that is only known when the app runs, as `UITableViewCell+Registered.swift` explains.
extension UICollectionViewLayoutAttributes {
    @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_registered")
    convenience init(registered number: Int) {
        self.init()
    }
}

/// Makes a context of a class that is only known when the app runs.
extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_registered")
    convenience init(registered number: Int) {
        self.init()
    }
}
