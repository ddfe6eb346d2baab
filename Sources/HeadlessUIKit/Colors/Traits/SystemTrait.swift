/// A trait that the system knows.
@available(iOS 17.0, *)
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    /// Where the trait is kept.
    static func value(in traits: TraitValues) -> Value
}

@available(iOS 17.0, *)
extension SystemTrait {
    static func isDifferent(in first: TraitValues, _ second: TraitValues) -> Bool {
        value(in: first) != value(in: second)
    }
}
