extension Headless {
    /// How a pointer looks over the middle of a view; nil where it looks as always.
    public static func pointerStyle(over view: UIView) -> UIPointerStyle? {
        guard case .success(let target) = reach(view) else { return nil }
        for interaction in sequence(first: target.view, next: \.superview).flatMap(\.interactions) {
            guard let interaction = interaction as? UIPointerInteraction else { continue }
            defer { interaction.leave() }
            if let style = interaction.enter(at: target.point) { return style }
        }
        return nil
    }
}
