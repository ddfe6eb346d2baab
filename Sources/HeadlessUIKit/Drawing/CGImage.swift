/// A picture's pixels, of which the size and where they come from are known.
public final class CGImage: Hashable, Sendable {
    /// How many pixels there are across.
    public let width: Int
    /// How many pixels there are down.
    public let height: Int
    let source: ImageSource

    init(width: Int, height: Int, source: ImageSource) {
        self.width = width
        self.height = height
        self.source = source
    }

    /// What the colours are made of: red, green and blue.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// How many bits a component of a pixel has.
    public var bitsPerComponent: Int { 8 }
    /// How many bits a pixel has.
    public var bitsPerPixel: Int { 32 }
    /// How many bytes a row of pixels has.
    public var bytesPerRow: Int { width * 4 }
    /// Where the alpha of a pixel is.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// Whether the picture is a stencil; it never is here.
    public var isMask: Bool { false }

    /// The same picture.
    public func copy() -> CGImage? { self }

    /// The part of the picture in a rectangle of pixels; nil where that has nothing of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        guard part != whole else { return self }
        let drawing = Drawing(size: part.size) { context in
            context.translateBy(x: -part.minX, y: -part.minY)
            context.draw(self, in: whole)
        }
        let source = ImageSource(origin: .drawing(drawing), size: part.size)
        return CGImage(width: Int(part.width), height: Int(part.height), source: source)
    }

    /// Whether both are the same picture.
    public static func == (first: CGImage, second: CGImage) -> Bool {
        first === second
            || (first.source == second.source && first.width == second.width && first.height == second.height
                && first.source.origin != .none)
    }

    /// Feeds the size to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
