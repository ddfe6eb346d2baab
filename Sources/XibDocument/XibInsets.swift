/// Distances from four edges.
package struct XibInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    package let top: Double
    /// The distance from the left edge.
    package let left: Double
    /// The distance from the lower edge.
    package let bottom: Double
    /// The distance from the right edge.
    package let right: Double
}
