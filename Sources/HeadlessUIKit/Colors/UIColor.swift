/// A colour, fixed or dependent on the traits of where it is used.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    enum Kind {
        case fixed(ColorValue)
        case pattern(UIImage)
        case dynamic((UITraitCollection) -> UIColor)
    }

    let kind: Kind
    /// The name of the static property that gives the colour, for descriptions.
    let systemName: String?

    init(kind: Kind, systemName: String? = nil) {
        self.kind = kind
        self.systemName = systemName
        super.init()
    }

    /// A grey.
    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(.gray(white: white, alpha: alpha))
        systemName = nil
        super.init()
    }

    /// A colour from its place on the colour wheel.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        kind = .fixed(ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        systemName = nil
        super.init()
    }

    /// A colour of red, green and blue; components outside 0 to 1 are kept.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(.rgb(red: red, green: green, blue: blue, alpha: alpha))
        systemName = nil
        super.init()
    }

    /// A colour of red, green and blue in the P3 space, kept as the sRGB components that look the same.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(ColorValue(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        systemName = nil
        super.init()
    }

    /// The colour that has these components.
    public init(cgColor: CGColor) {
        kind = .fixed(ColorValue(cgColor))
        systemName = nil
        super.init()
    }

    /// An image repeated over the area.
    public init(patternImage image: UIImage) {
        kind = .pattern(image)
        systemName = nil
        super.init()
    }

    /// A colour that is asked for anew wherever the traits differ.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
        systemName = nil
        super.init()
    }

    /// The colour of an asset catalogue; there is none here, so the answer is nil.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of an asset catalogue; there is none here, so the answer is nil.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        nil
    }

    /// The colour of a literal, such as Xcode shows as a swatch.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Colours are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What the colour is under `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = kind else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let value):
            return UIColor(kind: .fixed(value.withAlpha(alpha)))
        case .pattern:
            return self
        case .dynamic(let provider):
            return UIColor(dynamicProvider: { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
        }
    }

    /// Sets the components of red, green and blue; does nothing for a pattern and says so.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let value else { return false }
        let channels = value.channels
        red?.pointee = channels.red
        green?.pointee = channels.green
        blue?.pointee = channels.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// Sets the place on the colour wheel; does nothing for a pattern and says so.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let value else { return false }
        let wheel = value.wheel
        hue?.pointee = wheel.hue
        saturation?.pointee = wheel.saturation
        brightness?.pointee = wheel.brightness
        alpha?.pointee = value.alpha
        return true
    }

    /// Sets the brightness; does nothing for a pattern and says so.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let value else { return false }
        white?.pointee = value.white
        alpha?.pointee = value.alpha
        return true
    }

    /// The colour's components under the current traits.
    open var cgColor: CGColor {
        (value ?? .gray(white: 0, alpha: 1)).cgColor
    }

    // MARK: Drawing

    /// Fills and draws lines with the colour from now on.
    open func set() {
        setFill()
        setStroke()
    }

    /// Fills with the colour from now on.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.state.fill = paint
    }

    /// Draws lines with the colour from now on.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.state.stroke = paint
    }

    /// Whether `object` is a colour of the same components in the same space.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (kind, other.kind) {
        case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
        case (.pattern(let mine), .pattern(let theirs)): return mine == theirs
        default: return self === other
        }
    }

    /// Equal for equal colours.
    open override var hash: Int {
        guard case .fixed(let value) = kind else { return super.hash }
        return value.hashValue
    }

    /// The name of a system colour, or the components.
    open override var description: String {
        if let systemName { return "<UIDynamicSystemColor: name = \(systemName)>" }
        switch kind {
        case .fixed(.gray(let white, let alpha)):
            return "UIExtendedGrayColorSpace \(white) \(alpha)"
        case .fixed(.rgb(let red, let green, let blue, let alpha)):
            return "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
        case .pattern(let image):
            return "UIPatternColor \(image)"
        case .dynamic:
            return "<UIDynamicProviderColor>"
        }
    }
}

extension UIColor {
    /// The components under the current traits; a pattern has none.
    var value: ColorValue? {
        guard case .fixed(let value) = resolvedColor(with: .current).kind else { return nil }
        return value
    }

    /// What the colour leaves on a picture.
    var paint: Headless.DrawingState.Paint { patternImage.map { .pattern($0) } ?? .color(cgColor) }

    /// The image of a pattern.
    package var patternImage: UIImage? {
        guard case .pattern(let image) = kind else { return nil }
        return image
    }

    /// The same object, as colours do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
