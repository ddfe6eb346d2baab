/// The traits that hold somewhere and below, whatever they are around.
@available(iOS 17.0, *)
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether something is said of a trait.
    func contains(_ trait: UITrait) -> Bool
    /// Says nothing of a trait any more.
    mutating func remove(_ trait: UITrait)
}

@available(iOS 17.0, *)
extension TraitValues: UITraitOverrides {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.value(in: self) ?? Trait.defaultValue }
            return (ofApp[ObjectIdentifier(trait)]?.value as? Trait.Value) ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
            ofApp[ObjectIdentifier(trait)] = AppTraitValue(newValue, of: trait)
        }
    }

    func contains(_ trait: UITrait) -> Bool { differ(from: TraitValues(), in: trait) }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { system.forget(in: &self) }
        ofApp[ObjectIdentifier(trait)] = nil
    }

    /// Whether `other` says something else of a trait.
    func differ(from other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isDifferent(in: self, other) }
        return ofApp[ObjectIdentifier(trait)] != other.ofApp[ObjectIdentifier(trait)]
    }

    /// What was made of overrides that were handed out.
    init(_ overrides: any UITraitOverrides) {
        self = (overrides as? TraitValues) ?? TraitValues()
    }
}

@available(iOS 17.0, *)
extension SystemTrait {
    fileprivate static func value<Wanted>(in traits: TraitValues) -> Wanted? { traits[keyPath: place] as? Wanted }

    fileprivate static func set<New>(_ value: New, in traits: inout TraitValues) {
        if let value = value as? Value { traits[keyPath: place] = value }
    }
}

@available(iOS 17.0, *)
extension UITraitCollection {
    /// How a trait is, such as one that the app defines.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}
