extension CAAnimation {
    /// An animation of this very class, through `init()`.
    @_silgen_name("HeadlessUIKit_CAAnimation_made")
    class func make(made: Bool) -> CAAnimation
}
