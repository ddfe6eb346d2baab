/// A place across: an edge at a side, or the middle.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another place, to make constraints of.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    /// Says that this is the usual distance, times `multiplier`, after `anchor`.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: spacing(multiplier))
    }

    /// Says that this is the usual distance, times `multiplier`, after `anchor`, or more.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: spacing(multiplier))
    }

    /// Says that this is the usual distance, times `multiplier`, after `anchor`, or less.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: spacing(multiplier))
    }

    private func spacing(_ multiplier: CGFloat) -> CGFloat {
        SystemSpacing.between * multiplier
    }
}
