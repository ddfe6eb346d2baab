extension Animation {
    /// What follows from a change made now: an animation inside of a block that takes time, else nothing.
    static var action: any CAAction {
        guard isRecording, let timing = currentTiming else { return NSNull() }
        let animation = CABasicAnimation()
        animation.duration = timing.duration
        return animation
    }

    /// What is seen now of a property; nil where it does not belong to the animation.
    func value(of property: Property, _ view: UIView) -> LayerValue? {
        guard let change = changes.first(where: { $0.view === view && $0.property == property }) else { return nil }
        guard finals == nil else { return nil }
        let share = progress?() ?? timing.curve.value(at: share)
        return change.former.mixed(with: view.layer[property], share)
    }

    /// Leaves all values where a share of the way has brought them.
    func settle(at share: CGFloat) {
        guard share != 1 || finals != nil else { return }
        let finals = finals ?? changes.map { change in change.view.map { $0.layer[change.property] } }
        self.finals = finals
        for (change, final) in zip(changes, finals) {
            guard let view = change.view, let final else { continue }
            let value = change.former.mixed(with: final, share)
            if change.property == .backgroundColor, case .color(let color) = value {
                view.backgroundColor = color.map { UIColor(cgColor: $0) }
            } else if change.property == .bounds, case .rect(let bounds) = value {
                view.bounds = bounds
            } else {
                view.layer[change.property] = value
            }
        }
    }
}
