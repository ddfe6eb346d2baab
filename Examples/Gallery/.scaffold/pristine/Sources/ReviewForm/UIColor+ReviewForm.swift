import GalleryCore

extension UIColor {
    /// What is wrong with a review is written in this.
    @MainActor static var reviewProblem: UIColor { .appBlack1 }
}
