extension LegacySource {
    /// The text for each part, a line below the other.
    func lines(_ parts: [String], _ line: (String) -> String) -> String {
        parts.map(line).joined(separator: "\n")
    }

    /// A screen that keeps the conventions.
    func screen(_ parts: [String]) -> String {
        """
        final class \(name): BenchViewController {
            private enum Tag: Int {
                case table = 100
        \(lines(parts) { "        case \($0.lowercased())Label" })
            }

            private let store: ItemStore
            private var dataSource: ItemDataSource?
            private weak var tableView: UITableView?
        \(lines(parts) { "    private var \($0.lowercased())Label: UILabel?" })

            init(store: ItemStore) {
                self.store = store
                super.init(nibName: nil, bundle: nil)
                title = NSLocalizedString("items.title", comment: "The title of the list")
            }

            required init?(coder: NSCoder) { nil }

            override func createFields() {
                dataSource = ItemDataSource(store: store)
            }

            override func createViews() {
                let xib = XibView("\(name)", in: .module)
                tableView = xib.control(Tag.table)
        \(lines(parts) { "        \($0.lowercased())Label = xib.control(Tag.\($0.lowercased())Label)" })
                tableView?.dataSource = dataSource
                tableView?.delegate = self
            }

            override func destroyFields() {
                dataSource = nil
            }

        \(lines(parts, update))
        }

        extension \(name): UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                guard let item = dataSource?.item(at: indexPath) else { return }
                let detail = DetailViewController(item: item)
                navigationController?.pushViewController(detail, animated: true)
            }
        }

        """
    }

    /// A data source with its rows.
    func dataSource(_ parts: [String]) -> String {
        """
        final class \(name): NSObject, UITableViewDataSource {
            private let store: ItemStore
            private var sections: [[Item]] = []

            init(store: ItemStore) {
                self.store = store
                super.init()
            }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
                guard let itemCell = cell as? ItemCell else { return cell }
                itemCell.titleLabel?.text = sections[indexPath.section][indexPath.row].title
                itemCell.configure(for: sections[indexPath.section][indexPath.row])
                return itemCell
            }

        \(lines(parts) { part in
            """
                func \(part.lowercased())(at indexPath: IndexPath) -> Item? {
                    guard sections.indices.contains(indexPath.section) else { return nil }
                    let section = sections[indexPath.section]
                    return section.indices.contains(indexPath.row) ? section[indexPath.row] : nil
                }

            """
        })
        }

        """
    }

    private func update(_ part: String) -> String {
        """
            private func update\(part)(animated: Bool) {
                guard let items = dataSource?.items, !items.isEmpty else {
                    \(part.lowercased())Label?.isHidden = true
                    return
                }
                let total = items.reduce(into: [String: Int]()) { counts, item in
                    counts[item.category, default: 0] += item.count
                }
                let text = total.sorted { $0.key < $1.key }.map { "\\($0.key): \\($0.value)" }.joined(separator: ", ")
                \(part.lowercased())Label?.text = text
                \(part.lowercased())Label?.isHidden = false
                if animated {
                    tableView?.reloadSections(IndexSet(integer: 0), with: .automatic)
                } else {
                    tableView?.reloadData()
                }
            }

        """
    }
}
