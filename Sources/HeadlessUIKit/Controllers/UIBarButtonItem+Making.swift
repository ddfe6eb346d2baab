extension UIBarButtonItem {
    /// A button of one of the system's looks.
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// A button with a title or a picture; without, with those of its action.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// A view in a bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Empty room of a width.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Empty room as wide as there is.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }
}

extension UIBarButtonItem {
    /// A button that starts and ends the editing of a controller, which it does not keep alive.
    static func toggling(editingOf controller: UIViewController) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .edit)
        item.primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        item.showEditing(controller.isEditing)
        return item
    }

    /// Says Done while editing lasts, and Edit otherwise.
    func showEditing(_ isEditing: Bool) {
        systemItem = isEditing ? .done : .edit
        style = isEditing ? .done : .plain
        title = isEditing ? "Done" : "Edit"
    }
}
