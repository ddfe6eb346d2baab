/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// How the button looks that ends what the screen is for.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// The default looks on a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// The background and the line of other looks, and the rest of those where they are of this kind.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate
        doneButtonAppearance = other.doneButtonAppearance.duplicate
    }

    /// Looks are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
