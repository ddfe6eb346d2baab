/// A row of segments of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
    struct Content {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
        var offset = CGSize.zero
    }

    /// The index that stands for no segment.
    public class var noSegment: Int { -1 }

    var segments: [Content] = []
    var looks = Looks()
    private var chosen = UISegmentedControl.noSegment

    /// A control without segments in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A control with a segment for each word or image.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Content(title: $0 as? String, image: $0 as? UIImage) }
        frame.size = intrinsicContentSize
    }

    /// A control with a segment for each action, which is done when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Content(title: $0.title, image: $0.image, action: $0) }
    }

    /// The index of the chosen segment; setting it in code sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { chosen = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
    }
    /// Whether a segment is chosen only while a finger is on it.
    open var isMomentary = false
    /// The colour of the chosen segment.
    open var selectedSegmentTintColor: UIColor?
    /// Whether longer words get more room.
    open var apportionsSegmentWidthsByContent = false
    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize {
        let font = looks.attributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
        let measure = TextMeasure(font: font)
        let widths = segments.map { segment in
            segment.width > 0
                ? segment.width : measure.size(of: segment.title ?? "").width + (segment.image?.size.width ?? 0) + 21
        }
        let total =
            apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
        return CGSize(width: total, height: 32)
    }

    /// A finger chooses the segment that it is on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event), !segments.isEmpty else { return }
        let width = bounds.width / CGFloat(segments.count)
        choose(min(Int(touch.location(in: self).x / width), segments.count - 1))
    }

    /// Chooses a segment as a user would; one that is disabled or chosen already does nothing.
    func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled else { return }
        guard isMomentary || index != chosen else { return }
        chosen = index
        if let action = segments[index].action { sendAction(action) }
        userDidChangeValue()
        if isMomentary { chosen = UISegmentedControl.noSegment }
    }
}
