/// Makes a view of a class that is only known when the app runs, as `UITableViewCell+Registered.swift` explains.
extension UICollectionReusableView {
    @_silgen_name("HeadlessUIKit_UICollectionReusableView_registered")
    convenience init(registered frame: CGRect) {
        self.init(frame: frame)
    }
}
