import ScreenTesting

/// A small screen made by hand: a field, a button, a switch and a table of what was typed.
final class TaskListViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
    let button = UIButton(type: .system)
    let toggle = UISwitch(frame: CGRect(x: 320, y: 100, width: 51, height: 31))
    let table = UITableView(frame: CGRect(x: 0, y: 160, width: 390, height: 300), style: .plain)
    let overlay = OverlayView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    var tasks: [String]
    var picked: String?
    var events: [String] = []
    var keeper: (() -> Void)?

    init(_ tasks: [String] = [], keepsItself: Bool = false) {
        self.tasks = tasks
        super.init(nibName: nil, bundle: nil)
        if keepsItself { keeper = { self.events.append("kept") } }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        self.view = view
        title = "Tasks"
        events.append("loadView")
        field.tag = 100
        field.placeholder = "What next?"
        button.tag = 200
        button.frame = CGRect(x: 230, y: 100, width: 80, height: 40)
        button.setTitle("Add", for: .normal)
        toggle.tag = 300
        table.tag = 400
        for subview in [field, button, toggle, table] { view.addSubview(subview) }
        connect()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("viewDidAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        events.append("viewDidDisappear")
    }

    func showOverlay() {
        overlay.alpha = 0
        view.addSubview(overlay)
        UIView.animate(withDuration: 0.4) { self.overlay.alpha = 1 }
    }

    func hideOverlay() {
        UIView.animate(withDuration: 0.4, animations: { self.overlay.alpha = 0 }) { _ in
            self.overlay.removeFromSuperview()
        }
    }

    private func connect() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        table.dataSource = self
        table.delegate = self
        button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
        toggle.addAction(
            UIAction { [weak self] _ in self?.button.isEnabled = self?.toggle.isOn == false },
            for: .valueChanged
        )
    }

    private func add() {
        guard let text = field.text, !text.isEmpty else { return }
        tasks.append(text)
        field.text = nil
        table.reloadData()
    }
}

extension TaskListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picked = tasks[indexPath.row]
    }
}
