/// Reads a visual format.
@MainActor
struct VisualFormatParser {
    private typealias Problem = VisualFormat.Problem

    let views: [String: Any]
    var words: VisualFormatWords

    init(_ text: String, metrics: [String: Any], views: [String: Any]) {
        words = VisualFormatWords(text, metrics: metrics)
        self.views = views
    }

    /// The whole format.
    mutating func format() throws(VisualFormat.Problem) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try axis()
        if words.skip("|") { format.before = try gap() }
        format.places.append(try place())
        if format.before != nil { format.container = try container(of: format) }
        while !words.isAtEnd {
            let gap = try gap()
            if words.skip("|") {
                format.after = gap
                format.container = try container(of: format)
                guard words.isAtEnd else { throw words.problem("Expected the end of the format string.") }
            } else {
                format.places.append(try place())
                format.gaps.append(gap)
            }
        }
        return format
    }

    private mutating func axis() throws(VisualFormat.Problem) -> NSLayoutConstraint.Axis {
        let letters: [(Character, NSLayoutConstraint.Axis)] = [("H", .horizontal), ("V", .vertical)]
        for (letter, axis) in letters where words.skip(letter) {
            guard words.skip(":") else { throw words.problem("Expected a ':' after '\(letter)'.") }
            return axis
        }
        return .horizontal
    }

    private func container(of format: VisualFormat) throws(VisualFormat.Problem) -> UIView {
        let view =
            switch format.places.last?.item {
            case let view as UIView: view.superview
            case let item: item?.layoutView
            }
        guard let view else {
            throw words.problem(
                "Unable to interpret '|' character, because the related view doesn't have a superview"
            )
        }
        return view
    }

    private mutating func place() throws(VisualFormat.Problem) -> VisualFormat.Place {
        guard words.skip("[") else { throw words.problem("Expected a view") }
        guard let name = words.name() else {
            throw words.problem(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
            )
        }
        guard let item = views[name] as? any LayoutItem else {
            throw words.problem("\(name) is not a key in the views dictionary.")
        }
        let predicates = words.isAt("(") ? try predicates(ofGap: false) : []
        guard words.skip("]") else {
            throw words.problem("Expected a ']' here. That is how you give the end of a view.")
        }
        return VisualFormat.Place(item: item, predicates: predicates)
    }

    private mutating func gap() throws(VisualFormat.Problem) -> VisualFormat.Gap {
        guard words.skip("-") else { return .none }
        if words.isAt("[") || words.isAt("|") { return .standard }
        let predicates = words.isAt("(") ? try predicates(ofGap: true) : [try simplePredicate()]
        guard words.skip("-") else { throw words.problem("Expected a '-' here.") }
        return .given(predicates)
    }

    private mutating func simplePredicate() throws(VisualFormat.Problem) -> VisualFormat.Predicate {
        VisualFormat.Predicate(amount: try amount(ofGap: true))
    }

    private mutating func predicates(ofGap: Bool) throws(VisualFormat.Problem) -> [VisualFormat.Predicate] {
        _ = words.skip("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try predicate(ofGap: ofGap)) } while words.skip(",")
        guard words.skip(")") else { throw words.problem("Expected a ')' here.") }
        return predicates
    }

    private mutating func predicate(ofGap: Bool) throws(VisualFormat.Problem) -> VisualFormat.Predicate {
        let relation = words.relation()
        var predicate = VisualFormat.Predicate(relation: relation, amount: try amount(ofGap: ofGap))
        if words.skip("@") { predicate.priority = UILayoutPriority(Float(try words.amount())) }
        return predicate
    }

    private mutating func amount(ofGap: Bool) throws(VisualFormat.Problem) -> VisualFormat.Amount {
        guard let name = words.nextName, !words.knows(name), let item = views[name] as? any LayoutItem else {
            return .constant(try words.amount())
        }
        _ = words.name()
        guard !ofGap else {
            throw words.problem(
                "It's not possible to set a space equal to the width or height of a view.  Perhaps you want to use a view as a spacer? [view1][spacer(==view1)][view2]"
            )
        }
        return .length(of: item)
    }
}
