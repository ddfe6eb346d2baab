/// Lets the user's hand feel that something hit something.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What hits what.
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light = 0
        /// Something of middle size.
        case medium = 1
        /// Something large.
        case heavy = 2
        /// Something soft.
        case soft = 3
        /// Something hard.
        case rigid = 4
    }

    private var style = FeedbackStyle.medium

    /// A generator for things of middle size.
    public override init() {
        super.init()
    }

    /// A generator for things of a kind.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator for things of a kind in a view.
    @available(iOS 17.5, *)
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Says that it hit.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Says that it hit, so hard, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        Headless.feel(.impact(style, intensity: intensity))
    }

    /// Says that it hit at a place of the view.
    @available(iOS 17.5, *)
    open func impactOccurred(at location: CGPoint) {
        impactOccurred(intensity: 1)
    }

    /// Says that it hit at a place of the view, so hard, from 0 to 1.
    @available(iOS 17.5, *)
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}
