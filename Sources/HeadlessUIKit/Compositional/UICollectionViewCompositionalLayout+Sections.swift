extension UICollectionViewCompositionalLayout {
    /// What the sections' layout follows from.
    struct Ground: Equatable {
        let counts: [Int]
        let size: CGSize
        let insets: NSDirectionalEdgeInsets
        let direction: UICollectionView.ScrollDirection
    }

    /// The axis along which the collection scrolls.
    var axis: UIAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    /// Where the last section ends.
    var contentEnd: CGFloat { solved.last.map { $0.start + $0.length } ?? edges?.before ?? 0 }

    var pinsAny: Bool {
        solved.contains { $0.edges.edges.contains(where: \.item.pinToVisibleBounds) }
            || edges?.edges.contains(where: \.item.pinToVisibleBounds) == true
            || solved.contains { $0.section.visibleItemsInvalidationHandler != nil }
    }

    /// Asks for the sections where anything that they follow from is another.
    func layOut() {
        guard let collectionView else { return }
        let environment = environment(of: collectionView, configuration.contentInsetsReference)
        let now = Ground(
            counts: collectionView.counts,
            size: environment.contentSize,
            insets: environment.contentInsets,
            direction: configuration.scrollDirection
        )
        guard now != ground else { return }
        if let ground, ground.size[axis.across] != now.size[axis.across] { forgetSizes() }
        ground = now
        self.environment = environment
        let scrolled = solved.map(\.scrolled)
        solved = now.counts.enumerated().compactMap { index, count in
            solve(index, count, environment, in: collectionView)
        }
        for index in solved.indices where scrolled.indices.contains(index) {
            solved[index].scrolled = min(scrolled[index], solved[index].mostScrolled)
        }
        edges = SectionEdges(
            configuration.boundarySupplementaryItems,
            axis: axis,
            room: environment.effectiveRect,
            section: nil,
            told: sizes
        )
        stackSections()
    }

    private func solve(
        _ index: Int,
        _ count: Int,
        _ environment: LayoutEnvironment,
        in collectionView: UICollectionView
    ) -> SolvedSection? {
        guard let section = provider(index, environment) else {
            Headless.raise(
                .internalInconsistency("Invalid section definition. Please specify a valid section definition.")
            )
            return nil
        }
        let reference = section.contentInsetsReference
        let own = reference == .automatic ? environment : self.environment(of: collectionView, reference)
        return SolvedSection(section, index: index, count: count, axis: axis, environment: own, told: sizes)
    }

    /// Puts sections one after the other.
    func stackSections() {
        var start = edges?.before ?? 0
        for index in solved.indices {
            solved[index].start = start
            start += solved[index].length + configuration.interSectionSpacing
        }
    }

    private func environment(
        of view: UICollectionView,
        _ reference: UIContentInsetsReference
    ) -> LayoutEnvironment {
        let taken = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - taken.left - taken.right),
            height: max(0, view.bounds.height - taken.top - taken.bottom)
        )
        let edges: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins, .readableContent: view.layoutMargins
            }
        let insets =
            axis == .vertical
            ? NSDirectionalEdgeInsets(
                top: 0,
                leading: max(0, edges.left - taken.left),
                bottom: 0,
                trailing: max(0, edges.right - taken.right)
            )
            : NSDirectionalEdgeInsets(
                top: max(0, edges.top - taken.top),
                leading: 0,
                bottom: max(0, edges.bottom - taken.bottom),
                trailing: 0
            )
        return LayoutEnvironment(size: size, insets: insets, traits: view.traitCollection)
    }

    /// Scrolls a section that scrolls across.
    func scroll(_ section: Int, to offset: CGFloat) {
        guard solved.indices.contains(section) else { return }
        solved[section].scrolled = min(max(0, offset), solved[section].mostScrolled)
        collectionView?.setNeedsLayout()
    }
}

extension UICollectionViewCompositionalLayout {
    /// The list that an item is a row of.
    func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
        solved.indices.contains(path.section) ? solved[path.section].section.list : nil
    }
}
