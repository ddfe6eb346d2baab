extension ScreenDriver {
    /// The texts in the window, in the order they are read: what is hidden, transparent or outside is not among them.
    public var texts: [String] {
        window.layoutIfNeeded()
        return VisibleText.all(in: window)
    }

    /// Whether `text` is one of the texts in the window.
    public func shows(_ text: String) -> Bool {
        texts.contains(text)
    }

    /// Whether a view of this class can be seen in the window.
    public func shows<View: UIView>(_ kind: View.Type) -> Bool {
        window.layoutIfNeeded()
        return window.visibleDescendants.contains { $0 is View }
    }

    /// The view that has this tag; the views of cells do not count.
    ///
    /// - Throws: A sentence when there is none, more than one, or one of another class.
    public func view<View: UIView>(tag: Int, as kind: View.Type = View.self) throws -> View {
        let tagged = (loadedView?.descendantsOutsideCells ?? []).filter { $0.tag != 0 }
        let found = tagged.filter { $0.tag == tag }
        guard let first = found.first else {
            let others = Set(tagged.map(\.tag)).sorted().map(String.init).joined(separator: ", ")
            throw ScreenProblem(
                "\(name) has no view with tag \(tag); \(others.isEmpty ? "no view has a tag" : "its tags are \(others)")."
            )
        }
        guard found.count == 1 else {
            let kinds = found.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
            throw ScreenProblem("\(name) has \(found.count) views with tag \(tag): \(kinds).")
        }
        guard let view = first as? View else {
            throw ScreenProblem(
                "The view with tag \(tag) of \(name) is a \(Swift.type(of: first)), not a \(View.self)."
            )
        }
        return view
    }
}
