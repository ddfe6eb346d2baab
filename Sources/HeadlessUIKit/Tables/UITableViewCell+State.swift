extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Shows content, which follows the state from the start where it does so by itself.
    func show(_ configuration: (any UIContentConfiguration)?) {
        let isFollowing = automaticallyUpdatesContentConfiguration
        host.show(isFollowing ? configuration?.updated(for: configurationState) : configuration, in: contentView)
        table?.refit(self)
    }

    func showBackground() {
        guard let backgroundConfiguration else { return }
        backgroundColor = backgroundConfiguration.resolvedBackgroundColor(for: tintColor)
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

    /// The ground that suits the table.
    var tableBackground: UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }

    /// What the table lets be done to the row.
    var currentEditingStyle: EditingStyle {
        guard let table, let place else { return .none }
        return table.editingStyle(at: place)
    }

    func stateDidChange() {
        showSelection()
        if configurationUpdateHandler != nil || host.configuration != nil || backgroundConfiguration != nil {
            setNeedsUpdateConfiguration()
        }
        setNeedsLayout()
    }

    func forgetState() {
        isSelected = false
        isHighlighted = false
        showingDeleteConfirmation = false
    }

    /// Puts the view for chosen cells behind the content, or takes it away.
    private func showSelection() {
        guard let view = selectedBackgroundView, selectionStyle != .none else { return }
        if isSelected || isHighlighted {
            view.frame = bounds
            insertSubview(view, belowSubview: contentView)
        } else {
            view.removeFromSuperview()
        }
    }
}
