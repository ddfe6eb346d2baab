extension Headless {
    /// What a view is like, as far as apps override it.
    ///
    /// UIKit has all of this in `UIView` itself. Without the Objective-C runtime only what is written in a class can be
    /// overridden, and a class is written in one file, so these classes stand between `UIResponder` and `UIView`.
    /// Their folder comes before those with extensions of what is nested in views: the compiler looks for that in the
    /// parents too, and takes a parent that it has not read yet for none.
    @MainActor
    open class ViewProperties: UIResponder {
        /// What stands for a view, which alone calls it.
        public override init() {
            super.init()
        }

        /// The view that this is: there are no others.
        final var itself: UIView { unsafeDowncast(self, to: UIView.self) }

        /// A number by which the view is found; 0 unless set.
        open var tag: Int {
            get { itself.core.tag }
            set { itself.core.tag = newValue }
        }

        /// Where the content goes when its size is not the view's.
        open var contentMode: UIView.ContentMode {
            get { itself.core.contentMode }
            set {
                itself.core.contentMode = newValue
                itself.core.layer.needsDisplayOnBoundsChange = newValue == .redraw
            }
        }

        /// Whether several fingers count.
        open var isMultipleTouchEnabled: Bool {
            get { itself.core.isMultipleTouchEnabled }
            set { itself.core.isMultipleTouchEnabled = newValue }
        }

        /// Whether a finger here keeps fingers elsewhere from counting.
        open var isExclusiveTouch: Bool {
            get { itself.core.isExclusiveTouch }
            set { itself.core.isExclusiveTouch = newValue }
        }

        /// How many pixels make a point.
        open var contentScaleFactor: CGFloat {
            get { itself.core.contentScaleFactor }
            set { itself.core.contentScaleFactor = newValue }
        }

        /// A name under which the view's state is kept.
        open var restorationIdentifier: String? {
            get { itself.core.restorationIdentifier }
            set { itself.core.restorationIdentifier = newValue }
        }

        /// The view whose alpha cuts this one.
        open var mask: UIView? {
            get { itself.core.mask }
            set {
                itself.core.mask = newValue
                itself.core.layer.mask = newValue?.layer
            }
        }

        /// What the view is about, which decides whether it is mirrored where text reads from the right.
        open var semanticContentAttribute: UISemanticContentAttribute {
            get { itself.core.semanticContentAttribute }
            set {
                guard newValue != itself.core.semanticContentAttribute else { return }
                itself.core.semanticContentAttribute = newValue
                itself.setNeedsLayout()
            }
        }

        /// The way that the view's content goes.
        open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
            let direction = itself.traitCollection.layoutDirection
            return UIView.userInterfaceLayoutDirection(
                for: semanticContentAttribute,
                relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight
            )
        }

        /// Whether the tint is dimmed.
        open var tintAdjustmentMode: UIView.TintAdjustmentMode {
            get {
                let own = itself.core.tintAdjustmentMode
                return own == .automatic ? itself.superview?.tintAdjustmentMode ?? .normal : own
            }
            set {
                itself.core.tintAdjustmentMode = newValue
                itself.tellOfTint()
            }
        }

        /// The style that holds here and below, whatever it is above; `unspecified` takes the superview's.
        open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { itself.core.style }
            set { itself.changeTraits { itself.core.style = newValue } }
        }

        /// The smallest text here and below, whatever the user chose; nil for no limit.
        open var minimumContentSizeCategory: UIContentSizeCategory? {
            get { itself.core.textSizes.least }
            set { itself.changeTraits { itself.core.textSizes.least = newValue } }
        }

        /// The largest text here and below, whatever the user chose; nil for no limit.
        open var maximumContentSizeCategory: UIContentSizeCategory? {
            get { itself.core.textSizes.most }
            set { itself.changeTraits { itself.core.textSizes.most = newValue } }
        }

        /// The point of the view that is at its centre, from 0 to 1 along each side.
        @available(iOS 16.0, *)
        open var anchorPoint: CGPoint {
            get { itself.core.layer.anchorPoint }
            set { itself.core.layer.anchorPoint = newValue }
        }

        /// A name for tests, which no one reads out.
        open var accessibilityIdentifier: String? {
            get { itself.core.accessibility.identifier }
            set { itself.core.accessibility.identifier = newValue }
        }

        /// Whether the view keeps its colours where the user inverts them.
        open var accessibilityIgnoresInvertColors: Bool {
            get { itself.core.accessibility.ignoresInvertColors }
            set { itself.core.accessibility.ignoresInvertColors = newValue }
        }

        /// The distances that keep content away from the bars and the screen's corners.
        open var safeAreaInsets: UIEdgeInsets { itself.areaInWindow ?? .zero }

        /// The distances that content keeps from the edges.
        open var layoutMargins: UIEdgeInsets {
            get { itself.margins(inside: safeAreaInsets) }
            set { itself.changeMargins(to: newValue) }
        }

        /// The distances that content keeps from the edges, where the sides follow the reading direction.
        open var directionalLayoutMargins: NSDirectionalEdgeInsets {
            get { itself.directional(layoutMargins) }
            set { layoutMargins = itself.absolute(newValue) }
        }

        /// Whether the margins are at least the superview's.
        open var preservesSuperviewLayoutMargins: Bool {
            get { itself.core.preservesSuperviewLayoutMargins }
            set {
                itself.core.preservesSuperviewLayoutMargins = newValue
                itself.tellOfMargins(inside: safeAreaInsets)
            }
        }

        /// Whether the margins start at the safe area.
        open var insetsLayoutMarginsFromSafeArea: Bool {
            get { itself.core.insetsLayoutMarginsFromSafeArea }
            set {
                itself.core.insetsLayoutMarginsFromSafeArea = newValue
                itself.tellOfMargins(inside: safeAreaInsets)
            }
        }

        /// The shape with which the view meets others that behaviours move.
        open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
        /// That shape where it is one of the view's own, around its middle.
        open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
    }
}
