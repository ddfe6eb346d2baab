extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// What the table lets be done to the row.
    var currentEditingStyle: EditingStyle {
        guard let table, let place else { return .none }
        return table.editingStyle(at: place)
    }

    func stateDidChange() {
        showSelection()
        if configurationUpdateHandler != nil || host.configuration != nil { setNeedsUpdateConfiguration() }
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
