import UIKit

/// A screen as an app has it, for UIKit alone.
final class SettingsViewController: UITableViewController {
    private let names = ["Sounds", "Privacy"]
    private let keepsTime = UISwitch()
    private(set) var chosen: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.tableHeaderView = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        keepsTime.addAction(UIAction { [weak self] _ in self?.tableView.reloadData() }, for: .valueChanged)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryView = indexPath.row == 0 ? keepsTime : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = names[indexPath.row]
    }
}
