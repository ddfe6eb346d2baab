import ProfileCore

extension UIFont {
    /// What a person's title is set in.
    @MainActor static var personTitle: UIFont { .boldAppFont(ofSize: 22) }
}
