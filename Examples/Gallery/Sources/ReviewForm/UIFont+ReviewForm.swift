import GalleryCore

extension UIFont {
    /// What is wrong with a review is set in this.
    @MainActor static var reviewProblem: UIFont { .boldAppFont(ofSize: 17) }
}
