import HeadlessUIKit

/// Notes what is there at each moment of its making.
final class DiaryView: UIView {
    var entries: [String] = []
    var label: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        entries.append("init with \(subviews.count) subviews, tag \(tag), delegate \(delegateOfTable)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated {
            entries.append("awake with \(subviews.count) subviews, tag \(tag), delegate \(delegateOfTable)")
        }
    }

    private var delegateOfTable: String {
        let tables = subviews.compactMap { $0 as? UITableView }
        return tables.contains { $0.delegate != nil } ? "set" : "unset"
    }
}

/// A label that refuses to be made from a nib.
final class StubbornLabel: UILabel {
    required init?(coder: NSCoder) {
        nil
    }
}

/// A label that sets its looks after what the nib said.
final class ShoutingLabel: UILabel {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        text = text?.uppercased()
    }
}

/// A controller whose view comes from a nib.
final class NibOwner: UIViewController, UITableViewDelegate {}
