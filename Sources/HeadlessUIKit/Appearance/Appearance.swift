/// The looks that all instances of a class take as they join a window.
///
/// UIKit records the messages that a proxy gets. Here the proxy is an instance that is never shown, and whatever
/// differs on it from one that nobody touched was set.
@MainActor
struct Appearance {
    private static var all: [Appearance] = []

    let proxy: UIView
    let pristine: UIView
    let trait: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]

    static func add(_ appearance: Appearance) {
        all.append(appearance)
    }

    static func forgetAll() {
        all = []
    }

    static func known(
        _ type: UIView.Type,
        trait: UITraitCollection?,
        containers: [any UIAppearanceContainer.Type]
    ) -> UIView? {
        all.first {
            Swift.type(of: $0.proxy) == type && $0.trait == trait
                && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }?.proxy
    }

    /// Gives a view that joined a window what the appearances for it say: the general first, the special last.
    static func apply(to view: UIView) {
        guard !all.isEmpty else { return }
        let fitting = all.filter { $0.fits(view) }.sorted { $0.specialty < $1.specialty }
        guard !fitting.isEmpty else { return }
        for property in AppearanceProperty.all {
            guard let source = fitting.last(where: { property.isSet($0) }) else { continue }
            property.give(source, view)
        }
    }

    /// How special the appearance is: by its class, then by its containers and traits.
    private var specialty: Int {
        let depth = sequence(first: Swift.type(of: proxy) as AnyClass, next: { _getSuperclass($0) }).reduce(0) {
            count,
            _ in
            count + 1
        }
        return depth * 100 + containers.count * 2 + (trait == nil ? 0 : 1)
    }

    private func fits(_ view: UIView) -> Bool {
        guard isOfClass(view), trait.map({ view.traitCollection.containsTraits(in: $0) }) ?? true else { return false }
        var chain = sequence(first: view as UIResponder, next: \.next).dropFirst().makeIterator()
        return containers.allSatisfy { container in
            while let responder = chain.next() {
                if isInstance(responder, of: container) { return true }
            }
            return false
        }
    }

    private func isOfClass(_ view: UIView) -> Bool {
        let wanted = ObjectIdentifier(Swift.type(of: proxy))
        return sequence(first: Swift.type(of: view) as AnyClass, next: { _getSuperclass($0) })
            .contains { ObjectIdentifier($0) == wanted }
    }

    private func isInstance(_ responder: UIResponder, of container: any UIAppearanceContainer.Type) -> Bool {
        sequence(first: Swift.type(of: responder) as AnyClass, next: { _getSuperclass($0) })
            .contains { ObjectIdentifier($0) == ObjectIdentifier(container) }
    }
}
