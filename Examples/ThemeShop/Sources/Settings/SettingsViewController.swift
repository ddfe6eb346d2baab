import ThemeShopCore

/// The themes that the app can be shown in, with a mark at the one in use.
public final class SettingsViewController: ThemeShopViewController {
    /// The controls of `SettingsView.xib`.
    enum Tag: Int {
        case table = 100
    }

    private let store: ThemeStore
    private var dataSource: SettingsDataSource?
    private var table: UITableView?

    /// Settings whose choices `store` keeps.
    public init(store: ThemeStore = .standard) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Settings"
        dataSource = SettingsDataSource(items: Theme.all)
    }

    public override func createViews() throws {
        let xib = try XibView("SettingsView", in: .module)
        fill(with: xib.root)
        table = try xib.control(Tag.table)
    }

    public override func createEvents() {
        dataSource?.attach(to: table)
        table?.delegate = self
    }

    public override func destroyViews() {
        table = nil
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func errorView() -> UIView? { MessageView("The settings could not be shown.", because: failure) }
}

extension SettingsViewController: UITableViewDelegate {
    /// Shows the whole app in the theme that was picked, and keeps the choice.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let theme = dataSource?.item(at: indexPath) else { return }
        ThemeProvider.shared.theme = theme
        store.save(theme)
    }
}
