/// A class whose objects read themselves from a nib.
@MainActor
protocol NibCoded: NSObject {
    init?(coder: NSCoder)
}

extension UIView: NibCoded {}
extension UIViewController: NibCoded {}
extension UIBarItem: NibCoded {}
extension UINavigationItem: NibCoded {}
extension UICollectionViewLayout: NibCoded {}
