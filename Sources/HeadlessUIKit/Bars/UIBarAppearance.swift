/// How a bar looks: its background and the line at its edge.
@MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    private let kind: UIUserInterfaceIdiom

    /// What blurs what lies below; nil for nothing.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The colour of the background.
    open var backgroundColor: UIColor?
    /// The picture of the background.
    open var backgroundImage: UIImage?
    /// How that picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the edge; nil for none.
    open var shadowColor: UIColor? = .separator
    /// The picture of the line at the edge.
    open var shadowImage: UIImage?

    /// The default looks.
    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    /// The default looks on a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        kind = idiom
        super.init()
    }

    /// The background and the line of other looks.
    public required init(barAppearance: UIBarAppearance) {
        kind = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Looks are not read from archives here.
    public required init?(coder: NSCoder) {
        kind = .unspecified
        super.init()
    }

    /// The kind of device.
    open var idiom: UIUserInterfaceIdiom { kind }

    /// Takes the system's background and line.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// Takes a background that nothing shines through, and the system's line.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    /// Takes no background and no line.
    open func configureWithTransparentBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        shadowColor = nil
    }

    /// Looks of their own that are the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        Swift.type(of: self).init(barAppearance: self)
    }

    private func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}
