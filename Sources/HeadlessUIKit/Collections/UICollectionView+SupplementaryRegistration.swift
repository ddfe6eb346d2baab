extension UICollectionView {
    /// How headers, footers or the like of a class are made and filled.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view for a place.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        fileprivate let identifier = UUID().uuidString
        fileprivate let kind: String
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Views that are made by their class.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            nib = nil
            self.handler = handler
        }

        /// Views that are made from a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }

    /// A header, footer or the like, filled as the registration says.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.kind
        let identifier = registration.identifier
        if items.supplementaryQueues[kind]?.source(for: identifier) == nil {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        let view = (dequeued as? Supplementary) ?? wrong(dequeued, for: registration)
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Raises that a nib holds another class than its registration names.
    private func wrong<Supplementary>(
        _ view: UICollectionReusableView,
        for registration: SupplementaryRegistration<Supplementary>
    ) -> Supplementary {
        Headless.raise(
            .internalInconsistency("The registered nib's view is a \(type(of: view)), not a \(Supplementary.self).")
        )
        let made = Supplementary.make(registered: view.frame)
        return unsafeDowncast(made, to: Supplementary.self)
    }
}
