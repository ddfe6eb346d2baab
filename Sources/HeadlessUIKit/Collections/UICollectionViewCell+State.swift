extension UICollectionViewCell {
    /// How far a drag of a cell has come.
    public enum DragState: Int, Sendable {
        /// There is none.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        guard let collection else { return state }
        state.isEditing = collection.isEditing
        guard let path = collection.indexPath(for: self) else { return state }
        state.isReordering = collection.items.held?.from == path
        state.isExpanded = (collection.dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
        return state
    }

    /// Sets the configurations where the state is another.
    func updateConfigurations() {
        guard host.needsUpdate else { return }
        host.needsUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration { host.update(for: state, in: contentView) }
        if automaticallyUpdatesBackgroundConfiguration, let ground = backgroundConfiguration {
            backgroundConfiguration = ground.updated(for: state)
        }
        updateConfiguration(using: state)
    }

    func showBackground() {
        guard let backgroundConfiguration else { return }
        backgroundColor = backgroundConfiguration.resolvedBackgroundColor(for: tintColor)
    }

    func stateDidChange() {
        showSelection()
        if configurationUpdateHandler != nil || host.configuration != nil || backgroundConfiguration != nil {
            setNeedsUpdateConfiguration()
        }
    }

    func showSelection() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }
}
