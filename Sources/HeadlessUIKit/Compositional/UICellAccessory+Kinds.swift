extension UICellAccessory {
    /// A sign that a tap leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor
        )
    }

    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor
        )
    }

    /// A button that deletes; without a handler it uncovers what a swipe from the trailing edge does.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete,
            displayed,
            isLeading: true,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor,
            action: actionHandler
        )
    }

    /// A button that puts in; without a handler it uncovers what a swipe from the leading edge does.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert,
            displayed,
            isLeading: true,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor,
            action: actionHandler
        )
    }

    /// A handle to move the row.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor
        )
    }

    /// A tick for one of several chosen rows.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect,
            displayed,
            isLeading: true,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor
        )
    }

    /// A button that shows what is below; without a handler the data source sees to it.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor,
            action: actionHandler
        )
        accessory.opensByTap = options.style == .header
        return accessory
    }

    /// A button with a menu; the handler hears when another element of it is chosen.
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .popUpMenu,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor,
            action: selectedElementDidChangeHandler.map { handler in { handler(menu) } }
        )
        accessory.menu = menu
        return accessory
    }

    /// Words.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor
        )
        accessory.text = text
        return accessory
    }

    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail,
            displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tintColor: options.tintColor,
            action: actionHandler
        )
    }

    /// Any view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let type = AccessoryType.customView(configuration.customView)
        let (displayed, isLeading, position) =
            switch configuration.placement {
            case .leading(let displayed, let position): (displayed, true, position)
            case .trailing(let displayed, let position): (displayed, false, position)
            }
        var accessory = UICellAccessory(
            type,
            displayed,
            isLeading: isLeading,
            isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor
        )
        accessory.position = position
        accessory.maintainsFixedSize = configuration.maintainsFixedSize ?? false
        return accessory
    }
}
