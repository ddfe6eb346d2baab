/// A wish to hear of changed traits.
@available(iOS 17.0, *)
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    /// The same object, which is what stands for the wish.
    func copy(with zone: NSZone? = nil) -> Any { self }

    /// Tells of the change, where one of the traits is another than before.
    func tell(before: UITraitCollection, now: UITraitCollection) {
        if traits.contains(where: { now.values.differ(from: before.values, in: $0) }) { handler(before) }
    }
}
