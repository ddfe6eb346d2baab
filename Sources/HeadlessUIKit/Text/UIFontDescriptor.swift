/// What a font should be like.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let face: FontFace
    let style: UIFont.TextStyle?
    private let size: CGFloat

    init(face: FontFace, size: CGFloat, style: UIFont.TextStyle? = nil) {
        self.face = face
        self.size = size
        self.style = style
        super.init()
    }

    /// Describes the font called `fontName`; an unknown name describes the system's font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(face: FontCatalog.face(named: fontName) ?? FontFace(), size: size)
    }

    /// Descriptors are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The name of the face.
    open var postscriptName: String { face.fontName }
    /// The size in points; 0 where none is given.
    open var pointSize: CGFloat { size }

    /// Bold, italic and the like.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isBold { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, size: newPointSize)
    }

    /// The same descriptor with these traits instead of its own; nil when the family has no such face.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = face
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != face.isBold {
            changed.weight = symbolicTraits.contains(.traitBold) ? .semibold : .regular
        }
        if case .named(let family, _) = face.design {
            let faces = UIFont.fontNames(forFamilyName: family).compactMap(FontCatalog.face(named:))
            let match = faces.first { $0.isBold == changed.isBold && $0.isItalic == changed.isItalic }
            return match.map { UIFontDescriptor(face: $0, size: size) }
        }
        if symbolicTraits.contains(.traitMonoSpace) { changed.design = .monospaced }
        return UIFontDescriptor(face: changed, size: size, style: style)
    }

    /// The same descriptor in another design of the system's font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = face.design { return nil }
        var changed = face
        changed.design =
            switch design {
            case .monospaced: .monospaced
            case .rounded: .rounded
            case .serif: .serif
            default: .system
            }
        return UIFontDescriptor(face: changed, size: size, style: style)
    }

    /// The descriptor for a style of text, in the size that the user chose.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor for a style of text, in the size that `traitCollection` specifies.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Whether `object` describes the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.face == face && other.size == size && other.style == style
    }

    /// Equal for equal descriptors.
    open override var hash: Int { face.hashValue }

    /// The same object, as descriptors do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
