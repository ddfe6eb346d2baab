internal import XibDocument

extension NibInstantiation {
    /// Lets a control, an item or a gesture of a scene lead to another scene, and a view hold one.
    ///
    /// What leads on from a cell, its table or grid asks for when the cell is chosen.
    func lead(_ line: XibConnection, from source: Any?) {
        guard case .segue(let id) = line.kind else { return }
        let controller = made.lazy.compactMap { $0.object as? UIViewController }.first
        switch source {
        case let control as UIControl:
            let lead = Self.leading(to: id, from: controller)
            let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
            control.addAction(UIAction { [weak control] _ in lead(control) }, for: event)
        case let item as UIBarButtonItem:
            let (title, image) = (item.title, item.image)
            let lead = Self.leading(to: id, from: controller)
            item.primaryAction = UIAction { [weak item] _ in lead(item) }
            (item.title, item.image) = (title, image)
        case let recognizer as UIGestureRecognizer:
            let lead = Self.leading(to: id, from: controller)
            Headless.whenRecognized(recognizer) { lead($0) }
        case let view as UIView: controller?.core.containers[id] = view
        default: break
        }
    }

    /// A cell's own nib has no controller: the one around the cell counts.
    private static func leading(to id: String, from controller: UIViewController?) -> @MainActor (NSObject?) -> Void {
        { [weak controller] sender in
            let responders = sequence(first: sender as? UIResponder) { $0?.next }
            let around = responders.lazy.compactMap { $0 as? UIViewController }
            let all = [controller].compactMap(\.self) + around
            _ = all.first { $0.follow(sender, where: { $0.id == id }) }
        }
    }
}
