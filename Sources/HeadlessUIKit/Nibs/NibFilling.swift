internal import XibDocument

/// Sets what one element says on the object that is made of it.
///
/// What the element leaves out is what Interface Builder leaves out: the class's own default, unless noted.
@MainActor
struct NibFilling {
    let node: XibNode
    let nib: NibInstantiation

    /// Sets a property when the element has the attribute.
    func set<Object: AnyObject, Value: XibValue>(
        _ property: ReferenceWritableKeyPath<Object, Value>,
        of object: Object,
        from attribute: String
    ) {
        guard let value: Value = node.value(attribute) else { return }
        object[keyPath: property] = value
    }

    /// Sets a property to what the attribute's word stands for, or to `absent` when there is no attribute.
    func set<Object: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Object, Value>,
        of object: Object,
        from attribute: String,
        words: [String: Value],
        absent: Value? = nil
    ) {
        guard let word = node.element.attribute(attribute) else {
            if let absent { object[keyPath: property] = absent }
            return
        }
        guard let value = words[word] else { return }
        _ = node.attribute(attribute)
        object[keyPath: property] = value
    }

    /// Sets a colour when the element has one for the key.
    func set<Object: AnyObject>(
        _ property: ReferenceWritableKeyPath<Object, UIColor?>,
        of object: Object,
        color key: String
    ) {
        guard let color = color(key) else { return }
        object[keyPath: property] = color
    }

    /// Sets what only this kind of element says.
    func fillByElement(_ view: UIView) {
        if let control = view as? UIControl { fill(control) }
        if let scroll = view as? UIScrollView { fill(scroll) }
        switch view {
        case let label as UILabel: fill(label)
        case let button as UIButton: fill(button)
        case let image as UIImageView: fill(image)
        case let field as UITextField: fill(field)
        case let text as UITextView: fill(text)
        case let toggle as UISwitch: fill(toggle)
        case let slider as UISlider: fill(slider)
        case let stepper as UIStepper: fill(stepper)
        case let refresh as UIRefreshControl: fill(refresh)
        case let segments as UISegmentedControl: fill(segments)
        case let spinner as UIActivityIndicatorView: fill(spinner)
        case let progress as UIProgressView: fill(progress)
        case let pages as UIPageControl: fill(pages)
        case let stack as UIStackView: fill(stack)
        case let table as UITableView: fill(table)
        case let cell as UITableViewCell: fill(cell)
        case let grid as UICollectionView: fill(grid)
        case let reusable as UICollectionReusableView: fill(reusable)
        case let picker as UIDatePicker: fill(picker)
        case let calendar as UICalendarView: fill(calendar)
        case let picker as UIPickerView: fill(picker)
        case let well as UIColorWell: fill(well)
        case let bar as UISearchBar: fill(bar)
        case let effects as UIVisualEffectView: fill(effects)
        case let window as UIWindow: fill(window)
        case let bar as UINavigationBar: fill(bar)
        case let bar as UITabBar: fill(bar)
        case let bar as UIToolbar: fill(bar)
        default: break
        }
    }
}
