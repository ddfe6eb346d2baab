import HeadlessUIKit

/// A view that notes what it hears.
final class RecordingView: UIView {
    private let name: String
    private let journal: Journal

    init(_ name: String, in journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didAddSubview(_ subview: UIView) {
        journal.note("\(name).didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        journal.note("\(name).willRemoveSubview")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        journal.note("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }

    override func didMoveToSuperview() {
        journal.note("\(name).didMoveToSuperview(\(superview == nil ? "nil" : "view"))")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        journal.note("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }

    override func didMoveToWindow() {
        journal.note("\(name).didMoveToWindow(\(window == nil ? "nil" : "window"))")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.note("\(name).layoutSubviews")
    }

    override func tintColorDidChange() {
        journal.note("\(name).tintColorDidChange")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        journal.note("\(name).traitCollectionDidChange")
    }

    override func safeAreaInsetsDidChange() {
        journal.note("\(name).safeAreaInsetsDidChange")
    }
}
