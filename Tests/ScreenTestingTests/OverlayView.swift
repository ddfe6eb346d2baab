import ScreenTesting

/// Lies over a screen and says so.
final class OverlayView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 100, y: 400, width: 200, height: 40))
        label.text = "Please wait"
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
