import ProfileCore

extension UIColor {
    /// What a person's title is written in.
    @MainActor static var personTitle: UIColor { .appBlack1 }
}
