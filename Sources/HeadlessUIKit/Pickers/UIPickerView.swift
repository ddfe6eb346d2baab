/// Wheels of rows; of each wheel the row in the middle is selected.
@MainActor
open class UIPickerView: UIView {
    /// The wheels, as the data source described them last; nil until it is asked.
    var wheels: [PickerWheel]?

    /// Wheels in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Wheels from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        clipsToBounds = true
    }

    /// Who says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetRows() } }
    /// Who says what the rows show, and hears which ones the user selects.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetRows() } }
    /// Whether the row in the middle is marked; it always is.
    open var showsSelectionIndicator = true

    /// How many wheels there are.
    open var numberOfComponents: Int { loaded.count }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        wheel(component)?.count ?? 0
    }

    /// The size of a wheel's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        wheel(component)?.rowSize ?? .zero
    }

    /// The view of a row; nil where the row is out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.shown[row]
    }

    /// Asks for all wheels anew.
    open func reloadAllComponents() {
        let selected = loaded.map(\.selected)
        forgetRows()
        for (index, row) in selected.enumerated() where loaded.indices.contains(index) {
            wheels?[index].select(row)
        }
    }

    /// Asks for one wheel's rows anew; a selected row that is gone gives way to the last.
    open func reloadComponent(_ component: Int) {
        guard let old = wheel(component) else { return raiseUnknown(component) }
        for view in old.shown.values { view.removeFromSuperview() }
        var new = makeWheel(component, among: loaded.count)
        new.select(old.selected)
        wheels?[component] = new
        setNeedsLayout()
    }

    /// Turns a wheel to a row without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard wheel(component) != nil else { return raiseUnknown(component) }
        wheels?[component].select(row)
        setNeedsLayout()
    }

    /// The row in the middle of a wheel; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        wheel(component)?.selected ?? -1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutWheels()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    private func raiseUnknown(_ component: Int) {
        Headless.raise(.range("-[UIPickerView] component \(component) is beyond bounds [0 .. \(loaded.count - 1)]"))
    }

    private static let size = CGSize(width: 320, height: 216)
}
