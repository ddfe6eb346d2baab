import HeadlessUIKit

/// A cell with an outlet and an outlet collection.
final class ListedCell: UITableViewCell, Headless.NibOutlets {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    weak var titleLabel: UILabel!
    var keys: [UIButton] = []

    var nibOutlets: [String: Headless.Outlet] {
        ["titleLabel": .init(self, \.titleLabel), "keys": .init(self, \.keys)]
    }
}

/// Owns a nib, or is made by one, and hears an action.
final class ListedOwner: NSObject, Headless.NibOutlets, Headless.NibObject, UIGestureRecognizerDelegate {
    var senders: [Any?] = []

    nonisolated override init() {
        super.init()
    }

    var nibActions: [String: @MainActor (Any?) -> Void] {
        ["save:": { [weak self] in self?.senders.append($0) }]
    }
}

/// A view with attributes of many types, which hears an action.
final class ListedView: UIView, Headless.NibOutlets {
    var radius: CGFloat = 0
    var count = 0
    var mood: String?
    var line: UIColor?
    var spot = CGPoint.zero
    var area = CGRect.zero
    var part = NSRange()
    var gone: String? = "here"

    var nibOutlets: [String: Headless.Outlet] {
        [
            "radius": .init(self, \.radius), "count": .init(self, \.count), "mood": .init(self, \.mood),
            "line": .init(self, \.line), "spot": .init(self, \.spot), "area": .init(self, \.area),
            "part": .init(self, \.part), "gone": .init(self, \.gone),
        ]
    }

    var nibActions: [String: @MainActor (Any?) -> Void] {
        ["save:": { [weak self] _ in self?.count += 1 }]
    }
}
