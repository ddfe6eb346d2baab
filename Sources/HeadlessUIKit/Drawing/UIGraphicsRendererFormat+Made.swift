/// Makes a format of a class that is only known when the app runs, as `UITableViewCell+Registered.swift` explains.
extension UIGraphicsRendererFormat {
    @_silgen_name("HeadlessUIKit_UIGraphicsRendererFormat_made")
    convenience init(made: ()) {
        self.init()
    }
}
