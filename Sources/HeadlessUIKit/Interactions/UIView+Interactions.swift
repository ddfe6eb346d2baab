extension UIView {
    /// What can be done with the view.
    public var interactions: [any UIInteraction] {
        get { core.interactions }
        set {
            for interaction in core.interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Makes that something can be done with this view, and no longer with another.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !core.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        core.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Makes that something can no longer be done with this view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard core.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        core.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
