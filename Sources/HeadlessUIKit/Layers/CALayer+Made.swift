/// Makes a layer of a class that is only known when the app runs, as `UITableViewCell+Registered.swift` explains.
extension CALayer {
    @_silgen_name("HeadlessUIKit_CALayer_made")
    convenience init(made: Bool) {
        self.init()
    }

    @_silgen_name("HeadlessUIKit_CALayer_copied")
    convenience init(copyOf layer: consuming CALayer) {
        self.init(layer: layer)
    }
}
