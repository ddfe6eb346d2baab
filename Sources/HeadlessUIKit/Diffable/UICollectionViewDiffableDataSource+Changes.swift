extension UICollectionViewDiffableDataSource {
    func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        trees = trees.filter { snapshot.items[$0.key] == $0.value.visibleItems }
        guard let collection else {
            current = snapshot.settled
            return
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let update = {
            collection.performUpdates {
                self.current = snapshot.settled
                collection.change { $0 = difference.updates }
            } completion: { _ in
                completion?()
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
        if !difference.reconfigured.isEmpty { collection.reconfigureItems(at: difference.reconfigured) }
    }

    func reload(with snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        trees = trees.filter { snapshot.items[$0.key] == $0.value.visibleItems }
        current = snapshot.settled
        collection?.reloadData()
    }

    // MARK: Trees

    func show(
        _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        in section: SectionIdentifierType,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        var next = current
        if next.items[section] == nil { next.appendSections([section]) }
        let shown = tree.visibleItems
        let leaving = Set(shown)
        next.takeOut((next.items[section] ?? []).filter { !leaving.contains($0) })
        for (item, home) in next.homes where home != section && leaving.contains(item) { next.takeOut([item]) }
        next.items[section] = shown
        for item in shown { next.homes[item] = section }
        trees[section] = tree
        change(to: next, animated: animated, completion: completion)
        for path in collection?.indexPathsForVisibleItems ?? [] {
            collection?.cell(at: path)?.setNeedsUpdateConfiguration()
        }
    }

    func tree(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(current.items[section] ?? [])
        return flat
    }

    // MARK: Moving

    func reorder(_ source: IndexPath, to target: IndexPath) {
        guard let item = current.item(at: source), let section = sectionIdentifier(for: target.section) else { return }
        var next = current
        next.takeOut([item])
        let index = min(target.item, next.items[section]?.count ?? 0)
        next.items[section]?.insert(item, at: index)
        next.homes[item] = section
        let transaction = NSDiffableDataSourceTransaction(from: current, to: next)
        reorderingHandlers.willReorder?(transaction)
        current = next
        trees = trees.filter { next.items[$0.key] == $0.value.visibleItems }
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at path: IndexPath) -> Bool {
        guard let item = current.item(at: path), let section = current.homes[item] else { return false }
        return trees[section]?.isExpanded(item) ?? false
    }

    func toggle(at path: IndexPath) -> Bool {
        guard let item = current.item(at: path), let section = current.homes[item], var tree = trees[section] else {
            return false
        }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return false }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return false }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provide(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        show(tree, in: section, animated: true, completion: nil)
        return true
    }
}
