/// Where things are drawn: it keeps what was drawn, and how.
///
/// Lengths are points, from the top left corner.
public final class CGContext {
    let size: CGSize
    let scale: CGFloat
    var commands: [Headless.DrawingCommand] = []
    var state = Headless.DrawingState()
    private var savedStates: [Headless.DrawingState] = []
    /// The path that is being made, in points of the picture.
    var currentPath = CGMutablePath()

    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    /// A ground of pixels; nil where it has none.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: 1)
    }

    // MARK: Ground

    /// How many pixels there are across.
    public var width: Int { Int((size.width * scale).rounded(.up)) }
    /// How many pixels there are down.
    public var height: Int { Int((size.height * scale).rounded(.up)) }
    /// How many bits a component of a pixel has.
    public var bitsPerComponent: Int { 8 }
    /// How many bits a pixel has.
    public var bitsPerPixel: Int { 32 }
    /// How many bytes a row of pixels has.
    public var bytesPerRow: Int { width * 4 }
    /// What the colours are made of.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// What has been drawn so far, as a picture.
    public func makeImage() -> CGImage? {
        CGImage(width: width, height: height, source: picture)
    }

    /// What has been drawn so far, as an image's source.
    var picture: ImageSource {
        ImageSource(origin: .drawing(Drawing(size: size, commands: commands)), size: size, scale: scale)
    }

    // MARK: State

    /// Keeps transform, clip, colours and all else that decides how things look.
    public func saveGState() {
        savedStates.append(state)
    }

    /// Goes back to what was kept last.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    func record(_ kind: Headless.DrawingCommand.Kind) {
        commands.append(Headless.DrawingCommand(kind: kind, state: state))
    }

    // MARK: Transform

    /// What makes a point of the picture out of one that is drawn.
    public var ctm: CGAffineTransform { state.transform }

    /// What makes a pixel of the picture out of a point that is drawn.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Moves all that is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = ctm.translatedBy(x: tx, y: ty)
    }

    /// Scales all that is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = ctm.scaledBy(x: sx, y: sy)
    }

    /// Turns all that is drawn from now on, by an angle in radians.
    public func rotate(by angle: CGFloat) {
        state.transform = ctm.rotated(by: angle)
    }

    /// Changes all that is drawn from now on by a matrix.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(ctm)
    }

    /// The pixel that a point is drawn at.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform)
    }

    /// The point that is drawn at a pixel.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
}
