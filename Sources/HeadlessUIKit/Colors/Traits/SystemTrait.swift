/// A trait that the system knows.
@available(iOS 17.0, *)
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    /// Where the trait is kept.
    static var place: WritableKeyPath<TraitValues, Value> { get }
}

@available(iOS 17.0, *)
extension SystemTrait {
    static func isDifferent(in first: TraitValues, _ second: TraitValues) -> Bool {
        first[keyPath: place] != second[keyPath: place]
    }

    /// Says nothing of the trait any more.
    static func forget(in traits: inout TraitValues) {
        traits[keyPath: place] = TraitValues()[keyPath: place]
    }
}
