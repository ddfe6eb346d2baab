extension LegacySource {
    /// A controller of outlets, selectors and everything else in one place.
    func outlets(_ parts: [String]) -> String {
        """
        class \(name): UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
            @IBOutlet weak var tableView: UITableView!
        \(lines(parts) { "    @IBOutlet weak var \($0.lowercased())Field: UITextField!" })

            var item: Item?
            var items: [Item] = []
            let refreshControl = UIRefreshControl()

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.dataSource = self
                tableView.delegate = self
                refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
                tableView.addSubview(refreshControl)
                view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow(_:)),
                    name: UIResponder.keyboardWillShowNotification, object: nil)
        \(lines(parts) { "        \($0.lowercased())Field.delegate = self" })
            }

            deinit { NotificationCenter.default.removeObserver(self) }

            @objc func refresh() {
                let url = URL(string: "https://example.com/items?page=\\(items.count / 20)")!
                URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
                    guard let data = data, error == nil else { return }
                    let decoded = try? JSONDecoder().decode([Item].self, from: data)
                    DispatchQueue.main.async {
                        self?.items = decoded ?? []
                        self?.refreshControl.endRefreshing()
                        self?.tableView.reloadData()
                    }
                }.resume()
            }

            @objc func keyboardWillShow(_ notification: Notification) {
                guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                cell.textLabel?.text = items[indexPath.row].title
                cell.textLabel?.font = .boldSystemFont(ofSize: 15)
                return cell
            }

        \(lines(parts, save))
        }

        """
    }

    /// A controller that lays its views out in code.
    func closures(_ parts: [String]) -> String {
        """
        final class \(name): BenchViewController {
            private let item: Item
        \(lines(parts, label))

            init(item: Item) {
                self.item = item
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

            override func viewDidLoad() {
                super.viewDidLoad()
        \(lines(parts) { "        view.addSubview(\($0.lowercased())Label)" })
                NSLayoutConstraint.activate([
        \(lines(parts) { "            \($0.lowercased())Label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)," })
                ])
                let button = UIButton(type: .system, primaryAction: UIAction(title: "Share") { _ in self.share() })
                navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
            }

            private func share() {
                let sheet = UIActivityViewController(activityItems: [item.title], applicationActivities: nil)
                sheet.completionWithItemsHandler = { [weak self] type, completed, _, error in
                    if let error { self?.show(error) } else if completed { self?.dismiss(animated: true) }
                }
                present(sheet, animated: true)
            }

        \(lines(parts, save))
        }

        """
    }

    /// A cell and its labels.
    func cell(_ parts: [String]) -> String {
        """
        final class \(name): UITableViewCell {
        \(lines(parts, label))

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
        \(lines(parts) { "        contentView.addSubview(\($0.lowercased())Label)" })
            }

            required init?(coder: NSCoder) { fatalError() }

            func configure(for item: Item) {
        \(lines(parts) { "        \($0.lowercased())Label.text = item.\($0.lowercased()) ?? \"–\"" })
            }
        }

        """
    }

    private func label(_ part: String) -> String {
        """
            private lazy var \(part.lowercased())Label: UILabel = {
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                label.font = UIFont.systemFont(ofSize: 13, weight: .medium)
                label.textColor = .darkGray
                label.numberOfLines = 0
                return label
            }()

        """
    }

    private func save(_ part: String) -> String {
        """
            // MARK: - \(part)

            private func save\(part)(completion: @escaping (Result<Item, Error>) -> Void) {
                var parameters: [String: Any] = ["id": \(part.count), "kind": "\(part.lowercased())"]
                for (index, value) in ["first", "second", "third"].enumerated() where index % 2 == 0 {
                    parameters[value] = index * 10 + value.count
                }
                let isValid = parameters.count > 2 && parameters["id"] != nil
                switch (isValid, parameters["kind"] as? String) {
                case (true, let kind?) where kind.hasPrefix("item"):
                    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut]) {
                        self.view.alpha = 0.5
                    } completion: { _ in
                        self.view.alpha = 1
                        completion(.success(Item(parameters)))
                    }
                case (false, _):
                    completion(.failure(NSError(domain: "Bench", code: 1, userInfo: nil)))
                default:
                    break
                }
            }

        """
    }
}
