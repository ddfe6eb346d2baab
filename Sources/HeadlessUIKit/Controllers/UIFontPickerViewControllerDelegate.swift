/// Who hears which font the user chose.
@MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Hears that the user left without choosing.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// Hears that the user chose a font.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
