extension UISegmentedControl {
    /// Adds a segment with words.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Content(title: title), at: segment)
    }

    /// Adds a segment with an image.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Content(image: image), at: segment)
    }

    /// Adds a segment that does an action.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Content(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Takes a segment away.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let selected = selectedSegmentIndex
        segments.remove(at: segment)
        selectedSegmentIndex =
            selected == segment ? UISegmentedControl.noSegment : selected - (selected > segment ? 1 : 0)
        invalidateIntrinsicContentSize()
    }

    /// Takes all segments away.
    public func removeAllSegments() {
        segments = []
        selectedSegmentIndex = UISegmentedControl.noSegment
        invalidateIntrinsicContentSize()
    }

    /// Sets a segment's words.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    /// A segment's words.
    public func titleForSegment(at segment: Int) -> String? { known(segment)?.title }

    /// Sets a segment's image.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image }
    }

    /// A segment's image.
    public func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }

    /// Sets what a segment does.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = action.title
            $0.image = action.image
        }
    }

    /// What a segment does.
    public func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }

    /// The segment that does the action of this identifier.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets a segment's width; 0 for what it needs.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    /// A segment's width; 0 for what it needs.
    public func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }

    /// Sets whether a segment can be chosen.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    public func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

    /// Sets how far a segment's content is moved.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// How far a segment's content is moved.
    public func contentOffsetForSegment(at segment: Int) -> CGSize { known(segment)?.offset ?? .zero }

    private func insert(_ new: Content, at index: Int) {
        let place = min(max(0, index), segments.count)
        let selected = selectedSegmentIndex
        segments.insert(new, at: place)
        if selected >= place { selectedSegmentIndex = selected + 1 }
        invalidateIntrinsicContentSize()
    }

    private func change(_ index: Int, _ change: (inout Content) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        invalidateIntrinsicContentSize()
    }

    private func known(_ index: Int) -> Content? {
        segments.indices.contains(index) ? segments[index] : nil
    }
}
