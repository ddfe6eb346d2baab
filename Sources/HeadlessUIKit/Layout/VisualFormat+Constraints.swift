@MainActor
extension VisualFormat {
    /// What the format says as constraints: along the axis in the order of the text, then the alignments.
    func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        let edges = Edges(along: axis, options)
        for (index, place) in places.enumerated() {
            if index == 0, let before, let container {
                let start = LayoutTerm(container, before.isStandard ? edges.startMargin : edges.start)
                result += before.constraints(from: start, to: LayoutTerm(place.item, edges.start), edges, standard: 0)
            } else if index > 0 {
                let end = LayoutTerm(places[index - 1].item, edges.gapStart)
                let start = LayoutTerm(place.item, edges.gapEnd)
                result += gaps[index - 1].constraints(from: end, to: start, edges, standard: SystemSpacing.between)
            }
            result += place.predicates.map { $0.constraint(on: LayoutTerm(place.item, edges.length)) }
        }
        if let after, let container, let last = places.last {
            let end = LayoutTerm(container, after.isStandard ? edges.endMargin : edges.end)
            result += after.constraints(from: LayoutTerm(last.item, edges.end), to: end, edges, standard: 0)
        }
        return result + alignments(options)
    }

    private func alignments(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
        zip(places, places.dropFirst()).flatMap { place, next in
            options.alignments.map {
                NSLayoutConstraint(LayoutTerm(place.item, $0), .equal, LayoutTerm(next.item, $0))
            }
        }
    }

    /// Which places of the items the format is about.
    struct Edges {
        let start, end, startMargin, endMargin, length: NSLayoutConstraint.Attribute
        /// Between which places of neighbours a gap is.
        let gapStart, gapEnd: NSLayoutConstraint.Attribute
        /// Whether what comes later in the text is further to the left.
        let isBackward: Bool

        init(along axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
            isBackward = axis == .horizontal && options.contains(.directionRightToLeft)
            switch axis {
            case .vertical: (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
            case .horizontal where isBackward:
                (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
            case .horizontal where options.contains(.directionLeftToRight):
                (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
            case .horizontal:
                (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
            }
            length = axis == .horizontal ? .width : .height
            let isOfLines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
            (gapStart, gapEnd) = isOfLines ? (.lastBaseline, .firstBaseline) : (end, start)
        }
    }
}

@MainActor
extension VisualFormat.Gap {
    fileprivate var isStandard: Bool {
        if case .standard = self { true } else { false }
    }

    fileprivate func constraints(
        from end: LayoutTerm,
        to start: LayoutTerm,
        _ edges: VisualFormat.Edges,
        standard: CGFloat
    ) -> [NSLayoutConstraint] {
        let predicates: [VisualFormat.Predicate] =
            switch self {
            case .none: [VisualFormat.Predicate(amount: .constant(0))]
            case .standard: [VisualFormat.Predicate(amount: .constant(standard))]
            case .given(let predicates): predicates
            }
        let (further, nearer) = edges.isBackward ? (end, start) : (start, end)
        return predicates.map { $0.constraint(on: further, after: nearer) }
    }
}

@MainActor
extension VisualFormat.Predicate {
    /// What the predicate says of a length, or of the distance after a place.
    fileprivate func constraint(on term: LayoutTerm, after place: LayoutTerm? = nil) -> NSLayoutConstraint {
        let constraint =
            switch amount {
            case .constant(let points): NSLayoutConstraint(term, relation, place, constant: points)
            case .length(let item): NSLayoutConstraint(term, relation, LayoutTerm(item, term.attribute))
            }
        constraint.priority = priority
        return constraint
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes whose bits are set; the bit's number is the attribute's raw value.
    var alignments: [NSLayoutConstraint.Attribute] {
        (1...15).filter { rawValue & (1 << $0) != 0 }.compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
    }
}
