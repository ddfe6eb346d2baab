/// Makes a cell of a class that is only known when the app runs.
///
/// UIKit calls `init(style:reuseIdentifier:)` of whatever class was registered. Swift calls an initializer through a
/// class value only where it is `required`, and then each subclass must declare it so, which none does for UIKit. A
/// convenience initializer dispatches to the subclass's own; it has the form of a class method, and is called as one.
extension UITableViewCell {
    @_silgen_name("HeadlessUIKit_UITableViewCell_registered")
    convenience init(registered identifier: consuming String?) {
        self.init(style: .default, reuseIdentifier: identifier)
    }
}

/// Makes a header or footer of a class that is only known when the app runs.
extension UITableViewHeaderFooterView {
    @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_registered")
    convenience init(registered identifier: consuming String?) {
        self.init(reuseIdentifier: identifier)
    }
}
