/// Makes an animation of a class that is only known when the app runs, as `UITableViewCell+Registered.swift` explains.
extension CAAnimation {
    @_silgen_name("HeadlessUIKit_CAAnimation_made")
    convenience init(made: Bool) {
        self.init()
    }
}
