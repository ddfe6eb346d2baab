/// Which rows or items ahead were announced, and which way the content moves.
struct Prefetching {
    /// Those that were announced and not shown yet.
    private var announced: Set<IndexPath> = []
    private var offset = CGPoint.zero
    private var isForward = true

    /// What changes with what is in sight now.
    struct Change {
        let come: [IndexPath]
        let gone: [IndexPath]
    }

    /// The rectangle that comes into sight next.
    mutating func ahead(of bounds: CGRect, along axis: UIAxis) -> CGRect {
        if bounds.origin != offset { isForward = bounds.origin[axis] >= offset[axis] }
        offset = bounds.origin
        let distance = bounds.size[axis] * (isForward ? 1 : -1)
        return axis == .vertical ? bounds.offsetBy(dx: 0, dy: distance) : bounds.offsetBy(dx: distance, dy: 0)
    }

    /// Takes what is in sight and what lies ahead.
    mutating func move(visible: Set<IndexPath>, ahead: [IndexPath]) -> Change {
        let next = ahead.filter { !visible.contains($0) }
        let gone = announced.subtracting(next).subtracting(visible)
        let come = next.filter { !announced.contains($0) }
        announced = Set(next)
        return Change(come: come, gone: gone.sorted())
    }

    mutating func forget() {
        announced = []
    }
}
