extension Headless {
    /// What a view contains and what contains it, as far as apps override it.
    @MainActor
    open class ViewTree: ViewProperties {
        /// What stands for a view, which alone calls it.
        public override init() {
            super.init()
        }

        /// The view that contains this one.
        open var superview: UIView? { itself.core.superview }

        /// The views that this one contains, from back to front.
        open var subviews: [UIView] { itself.core.subviews }

        /// Puts `view` at a place among the others, or in front where there is no such place.
        open func insertSubview(_ view: UIView, at index: Int) {
            itself.insert(view) { min(max(index, 0), $0.count) }
        }

        /// Puts `view` behind a sibling, or in front of all where there is no such sibling.
        open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            itself.insert(view) { $0.firstIndex(of: siblingSubview) ?? $0.count }
        }

        /// Puts `view` in front of a sibling, or in front of all where there is no such sibling.
        open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
            itself.insert(view) { $0.firstIndex(of: siblingSubview).map { $0 + 1 } ?? $0.count }
        }

        /// Lets two subviews change places.
        open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
            itself.reorderSubviews { subviews in
                guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
                subviews.swapAt(index1, index2)
            }
        }

        /// Puts a subview in front of the others.
        open func bringSubviewToFront(_ view: UIView) {
            itself.reorderSubviews { subviews in
                guard let index = subviews.firstIndex(of: view) else { return }
                subviews.append(subviews.remove(at: index))
            }
        }

        /// Puts a subview behind the others.
        open func sendSubviewToBack(_ view: UIView) {
            itself.reorderSubviews { subviews in
                guard let index = subviews.firstIndex(of: view) else { return }
                subviews.insert(subviews.remove(at: index), at: 0)
            }
        }

        /// Whether `view` is this view or one that contains it.
        open func isDescendant(of view: UIView) -> Bool {
            sequence(first: itself, next: \.core.superview).contains { $0 === view }
        }

        /// The first view with a tag: this one, or the first below, subview by subview, each before those that it
        /// contains.
        open func viewWithTag(_ tag: Int) -> UIView? {
            guard self.tag != tag else { return itself }
            for subview in itself.core.subviews {
                if let view = subview.viewWithTag(tag) { return view }
            }
            return nil
        }

        /// Takes the keys from whoever has them in here; by force from who will not give them.
        @discardableResult
        open func endEditing(_ force: Bool) -> Bool { itself.takeKeys(byForce: force) }

        /// What watches the fingers on the view; nil where nothing ever did.
        open var gestureRecognizers: [UIGestureRecognizer]? {
            get { itself.allRecognizers }
            set {
                for recognizer in itself.core.recognizers ?? [] where newValue?.contains(recognizer) != true {
                    removeGestureRecognizer(recognizer)
                }
                for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
            }
        }

        /// Lets a recognizer watch the fingers on this view, and no longer those on another.
        open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            itself.takeIn(gestureRecognizer)
        }

        /// Lets a recognizer watch the fingers on this view no more.
        open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            itself.letGo(gestureRecognizer)
        }
    }
}
