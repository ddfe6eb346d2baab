/// The sizes that a stack was found to want in this pass of layout, so that a stack in many others is measured once.
@MainActor
struct KnownSizes {
    private var pass = 0
    private var sizes: [CGFloat: CGSize] = [:]

    /// The size at a width: the one that is known, else the one that `measure` finds.
    ///
    /// Outside of a pass nothing is kept, as what the views show may change unheard.
    mutating func size(width: CGFloat, measure: () -> CGSize) -> CGSize {
        guard let current = UIView.layoutPass else { return measure() }
        if pass == current, let known = sizes[width] { return known }
        if pass != current { sizes = [:] }
        pass = current
        let size = measure()
        sizes[width] = size
        return size
    }
}
