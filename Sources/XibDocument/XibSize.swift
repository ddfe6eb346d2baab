/// How large something is, in points.
package struct XibSize: Hashable, Sendable {
    /// From left to right.
    package let width: Double
    /// From top to bottom.
    package let height: Double

    /// Describes a size.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
