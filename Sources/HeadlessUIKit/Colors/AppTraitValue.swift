/// The value of a trait that an app defines, which is equal to another where its type can tell, and only to itself where not.
struct AppTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    let affectsColors: Bool
    private let identity: ObjectIdentifier

    @available(iOS 17.0, *)
    init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        self.value = value
        affectsColors = trait.affectsColorAppearance
        identity = ObjectIdentifier(type(of: value) is AnyClass ? value as AnyObject : NSObject())
    }

    static func == (first: Self, second: Self) -> Bool {
        guard let value = first.value as? any Equatable else { return first.identity == second.identity }
        return value.isEqual(to: second.value)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(affectsColors)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
