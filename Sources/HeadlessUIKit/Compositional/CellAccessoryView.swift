/// Shows what stands at the side of a row of a list.
final class CellAccessoryView: UIControl {
    let accessory: UICellAccessory
    private let content: UIView?

    init(_ accessory: UICellAccessory, action: @escaping () -> Void) {
        self.accessory = accessory
        content = Self.content(of: accessory)
        super.init(frame: .zero)
        if let content { addSubview(content) }
        if let tintColor = accessory.tintColor { self.tintColor = tintColor }
        isUserInteractionEnabled = accessory.takesTaps
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        let size = accessory.maintainsFixedSize ? content.bounds.size : content.sizeThatFits(bounds.size)
        content.bounds.size = size
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The room that it takes.
    var width: CGFloat {
        switch accessory.width {
        case .custom(let width): width
        case .standard: 28
        case .actual: content.map { $0.sizeThatFits(.zero).width } ?? 22
        }
    }

    private static func content(of accessory: UICellAccessory) -> UIView? {
        switch accessory.accessoryType {
        case .customView(let view): return view
        case .label:
            let label = UILabel()
            label.text = accessory.text
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return label
        default: return nil
        }
    }
}

extension UICellAccessory {
    /// Whether a finger on it is for it, and not for the row.
    fileprivate var takesTaps: Bool {
        switch accessoryType {
        case .delete, .insert, .detail, .outlineDisclosure, .popUpMenu, .customView: true
        case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label: false
        }
    }
}
