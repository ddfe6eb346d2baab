/// Something that tells of changed traits.
@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Takes back a wish to hear of changed traits.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
    /// Hears that traits are others, with those from before.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Lets `handler` hear when one of some traits is another.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits) { observer, before in handler(observer, before) }
    }

    /// Lets `handler` hear when one of some traits is another; `Self` may be written out, in a final class too.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(traits) { observer, before in
            if let observer = observer as? TraitEnvironment { handler(observer, before) }
        }
    }

    private func register(
        _ traits: [UITrait],
        _ handler: @escaping (Self, UITraitCollection) -> Void
    ) -> TraitRegistration {
        let registration = TraitRegistration(traits: traits) { [weak self] before in
            if let self { handler(self, before) }
        }
        (self as? UIView)?.core.traitRegistrations.append(registration)
        (self as? UIViewController)?.core.traitRegistrations.append(registration)
        (self as? UIWindowScene)?.traitRegistrations.append(registration)
        return registration
    }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
    /// Takes back a wish to hear of changed traits.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        core.traitRegistrations.removeAll { $0 === registration }
    }

    /// Tells who asked for it, for the view and for its controller.
    func tellRegistrations(before: UITraitCollection) {
        let registrations = (core.controller?.core.traitRegistrations ?? []) + core.traitRegistrations
        for registration in registrations { registration.tell(before: before, now: traitCollection) }
    }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
    /// Takes back a wish to hear of changed traits.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        core.traitRegistrations.removeAll { $0 === registration }
    }
}

@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {
    /// Takes back a wish to hear of changed traits.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}
