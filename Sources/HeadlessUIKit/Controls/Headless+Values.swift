extension Headless {
    /// Slides a slider's knob to a value.
    @discardableResult
    public static func slide(_ slider: UISlider, to value: Float) -> Obstacle? {
        use(slider) {
            slider.sendActions(for: .touchDown)
            slider.value = value
            slider.userDidChangeValue()
            slider.sendActions(for: .touchUpInside)
        }
    }

    /// Taps a stepper's plus.
    @discardableResult
    public static func increment(_ stepper: UIStepper) -> Obstacle? {
        use(stepper) { stepper.step(isUp: true) }
    }

    /// Taps a stepper's minus.
    @discardableResult
    public static func decrement(_ stepper: UIStepper) -> Obstacle? {
        use(stepper) { stepper.step(isUp: false) }
    }

    /// Taps a segment.
    @discardableResult
    public static func choose(segment index: Int, in control: UISegmentedControl) -> Obstacle? {
        guard control.segments.indices.contains(index) else { return .missing }
        guard control.segments[index].isEnabled else { return .disabled }
        return use(control) { control.choose(index) }
    }

    /// Opens a button's menu and chooses the action of this title.
    @discardableResult
    public static func choose(_ title: String, from button: UIButton) -> Obstacle? {
        guard let menu = button.menu else { return .missing }
        if let obstacle = obstacle(to: button) { return obstacle }
        button.sendActions(for: .menuActionTriggered)
        let chosen: UIMenu.Choice
        switch menu.choice(of: title) {
        case .success(let choice): chosen = choice
        case .failure(let barrier): return barrier.obstacle
        }
        button.select(chosen)
        chosen.perform(for: button)
        UIWindow.layoutAll()
        return nil
    }

    /// Does `change` where a finger can reach the control.
    static func use(_ control: UIControl, _ change: () -> Void) -> Obstacle? {
        if let obstacle = obstacle(to: control) { return obstacle }
        change()
        UIWindow.layoutAll()
        return nil
    }
}
