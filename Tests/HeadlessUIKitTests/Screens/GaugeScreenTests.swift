import Testing

@testable import HeadlessUIKit

/// A control that draws itself with layers and follows a finger.
private final class GaugeControl: UIControl {
    private let track = CAShapeLayer()
    let bar = CAShapeLayer()
    private let glow = CAGradientLayer()
    var value: CGFloat = 0 {
        didSet {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            bar.strokeEnd = value
            CATransaction.commit()
            accessibilityValue = NumberFormatter.localizedString(from: NSNumber(value: Double(value)), number: .percent)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        glow.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        glow.startPoint = CGPoint(x: 0, y: 0.5)
        glow.endPoint = CGPoint(x: 1, y: 0.5)
        glow.locations = [0, 1]
        for layer in [track, bar] {
            layer.fillColor = nil
            layer.lineWidth = 8
            layer.lineCap = .round
        }
        glow.mask = bar
        bar.strokeColor = UIColor.black.cgColor
        track.strokeColor = UIColor.quaternarySystemFill.cgColor
        layer.addSublayer(track)
        layer.addSublayer(glow)
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.maxX - 4, y: bounds.midY))
        for layer in [track, bar] { layer.path = path.cgPath }
        glow.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        track.strokeColor = UIColor.quaternarySystemFill.resolvedColor(with: traitCollection).cgColor
    }

    override func accessibilityIncrement() {
        value = min(1, value + 0.1)
        sendActions(for: .valueChanged)
    }

    private func follow(_ touch: UITouch) {
        value = min(1, max(0, touch.location(in: self).x / bounds.width))
        sendActions(for: .valueChanged)
    }
}

@MainActor @Suite struct GaugeScreenTests {
    private let gauge = GaugeControl(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    private let stage: Stage
    private let journal = Journal()

    init() {
        stage = Stage(gauge)
        gauge.addAction(UIAction { [journal] _ in journal.note("changed") }, for: .valueChanged)
    }

    @Test func `a tap at the middle is half`() {
        #expect(Headless.tap(gauge) == nil)
        #expect(gauge.value == 0.5)
        #expect(gauge.bar.strokeEnd == 0.5)
        #expect(journal.take().first == "changed")
    }

    @Test func `one who cannot see it makes it more`() {
        #expect(Headless.increment(gauge) == nil)
        #expect(gauge.accessibilityValue == "10%")
        #expect(journal.take() == ["changed"])
    }
}
