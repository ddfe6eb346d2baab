/// A picture, of which only what a layout needs is known: name, size, scale, and what was asked of it.
open class UIImage: NSObject, @unchecked Sendable {
    /// Where the image comes from, for those who draw it.
    package let source: ImageSource

    /// An image that comes from `source`.
    package init(source: ImageSource) {
        self.source = source
        super.init()
    }

    /// An image without content.
    public override convenience init() {
        self.init(source: ImageSource())
    }

    /// The image of this name in the main bundle, or nil.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of this name in a bundle, or nil.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        let source = NamedImages.shared.source(named: name, in: bundle) { ImageSource(named: name, in: bundle) }
        guard let source else { return nil }
        self.init(source: source)
    }

    /// The image of this name in a bundle, or nil.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The system's symbol of this name; nil for what cannot be a symbol's name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system's symbol of this name; nil for what cannot be a symbol's name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let source = ImageSource(symbol: name, (configuration as? SymbolConfiguration)?.values) else {
            return nil
        }
        self.init(source: source)
    }

    /// The system's symbol of this name; nil for what cannot be a symbol's name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The image in a file; nil when there is none that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageSource.scale(ofFileNamed: path))
    }

    /// The image in bytes; nil when they are not a PNG, GIF or JPEG.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in bytes; nil when they are not a PNG, GIF or JPEG.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = ImageSource(data: data, scale: scale) else { return nil }
        self.init(source: source)
    }

    /// The image of a literal, such as Xcode shows as a thumbnail; without content where there is none of the name.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(source: ImageSource(named: name, in: .main) ?? ImageSource())
    }

    /// Images are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The size in points.
    open var size: CGSize { source.size }
    /// Pixels per point.
    open var scale: CGFloat { source.scale }
    /// Whether the picture or only its shape is drawn.
    open var renderingMode: RenderingMode { source.renderingMode }
    /// How the pixels are turned.
    open var imageOrientation: Orientation { source.orientation }
    /// The edges that keep their size when the image is stretched.
    open var capInsets: UIEdgeInsets { source.capInsets }
    /// How the middle fills when the image is stretched.
    open var resizingMode: ResizingMode { source.resizingMode }
    /// Whether this is a system symbol.
    open var isSymbolImage: Bool {
        if case .symbol = source.origin { return true }
        return false
    }
    /// What is around the part that a layout aligns.
    open var alignmentRectInsets: UIEdgeInsets { source.alignmentInsets }
    /// Whether the image is mirrored where reading goes from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { source.flipsForRightToLeft }
    /// The images of an animation; nil for an image that does not move.
    open var images: [UIImage]? { source.frames }
    /// How long one round of the animation lasts, in seconds.
    open var duration: TimeInterval { source.duration }
    /// What the image suits.
    open var traitCollection: UITraitCollection { source.traits ?? UITraitCollection(displayScale: scale) }
    /// What the image should suit; for a symbol, its size and weight too.
    open var configuration: Configuration? {
        symbolConfiguration ?? source.traits.map { Configuration(traitCollection: $0) }
    }
    /// The image under all traits that it is known for.
    open var imageAsset: UIImageAsset? { source.origin == .none ? nil : UIImageAsset(of: self) }
    /// The format of a renderer that draws images such as this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
    /// The configuration of a symbol; nil for another image.
    open var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? SymbolConfiguration(values: source.symbol) : nil
    }

    /// Whether `object` is an image of the same picture with the same done to it.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (source.origin != .none && other.source == source)
    }

    /// Equal for equal images.
    open override var hash: Int {
        source.origin == .none ? super.hash : source.hashValue
    }

    /// What the image is and its size.
    open override var description: String {
        let name =
            switch source.origin {
            case .none: "anonymous"
            case .named(let name): "named(\(name))"
            case .symbol(let name): "symbol(\(name))"
            case .data(let data): "data(\(data.count))"
            case .drawing(let drawing): "drawing(\(drawing.commands.count))"
            }
        return "<UIImage \(name); {\(size.width), \(size.height)}>"
    }
}
