/// Colours that go over into each other.
public final class CGGradient {
    /// The colours, in order.
    package let colors: [CGColor]
    /// Where each colour is, from 0 to 1.
    package let locations: [CGFloat]

    /// Colours at places from 0 to 1, or evenly spread; nil without any.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init(
            colors: colors.compactMap { $0 as? CGColor },
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        )
    }

    init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        self.colors = colors
        let last = CGFloat(max(colors.count - 1, 1))
        self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
    }
}
