/// What a coder of a nib offers: it fills in the objects that it makes.
@MainActor
protocol ObjectCoder {
    /// Sets what the nib says about `view`, and gives it its subviews.
    ///
    /// Called by `UIView.init(coder:)`, when the stored properties of all subclasses have their defaults.
    func fill(_ view: UIView)

    /// Sets what the nib says about `controller`.
    ///
    /// Called by `UIViewController.init(coder:)`.
    func fill(_ controller: UIViewController)
}
