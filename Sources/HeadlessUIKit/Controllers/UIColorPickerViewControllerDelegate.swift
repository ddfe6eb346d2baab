/// Who hears which colour the user chose.
@MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Hears that a colour was chosen.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Hears that a colour was chosen, and whether the finger is still down.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )

    /// Hears that the picker went.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

    /// Calls the method without a colour.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
