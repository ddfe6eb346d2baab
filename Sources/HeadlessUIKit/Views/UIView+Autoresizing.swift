extension UIView {
    /// Whether the subviews follow when this view's size changes.
    public var autoresizesSubviews: Bool {
        get { core.autoresizesSubviews }
        set { core.autoresizesSubviews = newValue }
    }

    /// What may change when the superview's size does; nothing unless set.
    public var autoresizingMask: AutoresizingMask {
        get { core.autoresizingMask }
        set { core.autoresizingMask = newValue }
    }

    /// Whether the autoresizing mask holds even where constraints do.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { core.translatesAutoresizingMaskIntoConstraints }
        set { core.translatesAutoresizingMaskIntoConstraints = newValue }
    }

    /// Follows the superview from one size to another.
    func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let across = Span(start: frame.minX, length: frame.width).following(
            from: old.width,
            to: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            )
        )
        let down = Span(start: frame.minY, length: frame.height).following(
            from: old.height,
            to: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            )
        )
        frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    /// A view's place along one axis.
    private struct Span {
        var start: CGFloat
        var length: CGFloat

        /// Shares the difference of the superview's lengths among what is flexible: the larger a part, the more of it.
        func following(from old: CGFloat, to new: CGFloat, flexible: (start: Bool, length: Bool, end: Bool)) -> Span {
            let parts = [
                flexible.start ? start : 0, flexible.length ? length : 0, flexible.end ? old - start - length : 0,
            ]
            let isFlexible = [flexible.start, flexible.length, flexible.end]
            let total = parts.reduce(0, +)
            let count = CGFloat(isFlexible.count { $0 })
            guard count > 0 else { return self }
            func share(_ part: Int) -> CGFloat {
                guard isFlexible[part] else { return 0 }
                return total == 0 ? (new - old) / count : (new - old) * parts[part] / total
            }
            return Span(start: start + share(0), length: max(0, length + share(1)))
        }
    }
}
