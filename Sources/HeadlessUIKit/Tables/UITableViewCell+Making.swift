extension UITableViewCell {
    /// A cell of this very class, through `init(style:reuseIdentifier:)`.
    @_silgen_name("HeadlessUIKit_UITableViewCell_registered")
    class func make(registered identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    /// A view of this very class, through `init(reuseIdentifier:)`.
    @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_registered")
    class func make(registered identifier: consuming String?) -> UITableViewHeaderFooterView
}
