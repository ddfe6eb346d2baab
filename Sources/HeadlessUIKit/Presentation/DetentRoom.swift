/// The room for a sheet.
@MainActor
final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The height that is about half of the screen.
    let half: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, half: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        self.half = half
        super.init()
    }
}
