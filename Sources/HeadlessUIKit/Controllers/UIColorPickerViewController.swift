/// The screen in which the user chooses a colour.
open class UIColorPickerViewController: UIViewController {
    /// Who hears what the user chose.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The chosen colour.
    open var selectedColor = UIColor.black
    /// Whether the user chooses how much shines through.
    open var supportsAlpha = true

    func choose(_ color: UIColor) -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil else { return .notOnScreen }
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        return nil
    }
}
