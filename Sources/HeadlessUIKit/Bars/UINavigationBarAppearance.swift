/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far titles are moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// How large titles are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// How the button looks that ends what the screen is for.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the button looks that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    private var backImages = BackImages()

    /// The default looks on a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// The background and the line of other looks, and the rest of those where they are of this kind.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate
        doneButtonAppearance = other.doneButtonAppearance.duplicate
        backButtonAppearance = other.backButtonAppearance.duplicate
        backImages = other.backImages
    }

    /// Looks are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The picture of the button that leads back.
    open var backIndicatorImage: UIImage {
        backImages.indicator ?? UIImage(systemName: "chevron.backward") ?? UIImage()
    }
    /// The picture that cuts titles off as they move below that button.
    open var backIndicatorTransitionMaskImage: UIImage { backImages.mask ?? backIndicatorImage }

    /// Sets both pictures of the button that leads back; nil for the system's.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        guard let backIndicatorImage, let transitionMaskImage else {
            backImages = BackImages()
            return
        }
        backImages = BackImages(indicator: backIndicatorImage, mask: transitionMaskImage)
    }

    private struct BackImages {
        var indicator: UIImage?
        var mask: UIImage?
    }
}
