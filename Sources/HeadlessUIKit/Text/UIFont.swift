/// A font: letters of one face at one size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    let face: FontFace
    let style: TextStyle?
    private let size: CGFloat

    init(face: FontFace, size: CGFloat, style: TextStyle? = nil) {
        self.face = face
        self.size = size
        self.style = style
        super.init()
    }

    /// The font called `fontName`, or nil when there is none.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontCatalog.face(named: fontName) else { return nil }
        self.face = face
        size = fontSize > 0 ? fontSize : UIFont.fallbackSize
        style = nil
        super.init()
    }

    /// The font nearest to `descriptor`; a size of 0 takes the descriptor's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        face = descriptor.face
        let wanted = pointSize > 0 ? pointSize : descriptor.pointSize
        size = wanted > 0 ? wanted : UIFont.fallbackSize
        style = descriptor.style
        super.init()
    }

    /// Fonts are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The name of the family.
    open var familyName: String { face.familyName }
    /// The name of the face.
    open var fontName: String { face.fontName }
    /// The size in points.
    open var pointSize: CGFloat { size }
    /// How far letters reach above the baseline.
    open var ascender: CGFloat { size * 0.952_148_437_5 }
    /// How far letters reach below the baseline, as a negative number.
    open var descender: CGFloat { size * -0.241_210_937_5 }
    /// The height of a capital letter.
    open var capHeight: CGFloat { size * 0.704_589_843_75 }
    /// The height of an x.
    open var xHeight: CGFloat { size * 0.526_367_187_5 }
    /// The height of a line.
    open var lineHeight: CGFloat { ascender - descender }
    /// The gap between lines beyond their height.
    open var leading: CGFloat { 0 }
    /// What describes this font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: size, style: style) }

    /// The same face in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        FontCatalog.shared.font(face, size: fontSize > 0 ? fontSize : UIFont.fallbackSize)
    }

    /// Whether `object` is a font of the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return (other.face, other.size) == (face, size) && other.style == style
    }

    /// Equal for equal fonts.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(size)
        hasher.combine(style)
        return hasher.finalize()
    }

    /// The family, the face and the size.
    open override var description: String {
        "<UICTFont> font-family: \"\(fontName)\"; font-size: \(String(format: "%.2f", Double(size)))pt"
    }

    /// The same object, as fonts do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The size where none above 0 is asked for.
    static let fallbackSize: CGFloat = 12
}
