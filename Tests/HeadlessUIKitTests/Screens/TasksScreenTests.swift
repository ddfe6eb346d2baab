import Testing

@testable import HeadlessUIKit

private final class TasksViewController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var tasks = ["Wash", "Cook", "Sleep"]
    let journal = Journal()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        tableView.separatorEffect = UIBlurEffect(style: .regular)
        navigationItem.rightBarButtonItems = [editButtonItem]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = tasks[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { [weak self] _ in
            let remove = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.tasks.remove(at: indexPath.row)
                self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            }
            return UIMenu(title: "", options: .displayInline, children: [remove])
        }
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        let item = UIDragItem(itemProvider: NSItemProvider(object: tasks[indexPath.row] as NSString))
        item.localObject = tasks[indexPath.row]
        return tasks[indexPath.row] == "Sleep" ? [] : [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        journal.note("begins \(session.items.count)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { journal.note("ends") }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.localDragSession != nil else { return UITableViewDropProposal(operation: .forbidden) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        if let source = item.sourceIndexPath {
            tableView.performBatchUpdates {
                let task = self.tasks.remove(at: source.row)
                self.tasks.insert(task, at: target.row)
                tableView.deleteRows(at: [source], with: .fade)
                tableView.insertRows(at: [target], with: .fade)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
                .addCompletion { [journal] in journal.note("there \($0 == .end)") }
            return
        }
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: target,
            reuseIdentifier: "task",
            rowHeight: UITableView.automaticDimension
        )
        let context = coordinator.drop(item.dragItem, to: placeholder)
        coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] texts in
            let words = texts.first.map { "\($0)" } ?? ""
            context.commitInsertion { self?.tasks.insert(words, at: $0.row) }
        }
    }
}

private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        [UIDragItem(itemProvider: NSItemProvider(object: "Eat" as NSString))]
    }
}

@MainActor @Suite struct TasksScreenTests {
    private let screen = TasksViewController(style: .insetGrouped)
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let first = IndexPath(row: 0, section: 0)

    init() {
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `a row is dragged to another's place`() {
        #expect(Headless.drag(first, to: IndexPath(row: 2, section: 0), in: screen.tableView) == nil)
        #expect(screen.tasks == ["Cook", "Sleep", "Wash"])
        #expect(screen.journal.take() == ["begins 1", "there true", "ends"])
        #expect(!screen.tableView.hasActiveDrag && !screen.tableView.hasActiveDrop)
    }

    @Test func `a row without items stays`() {
        #expect(Headless.drag(IndexPath(row: 2, section: 0), to: first, in: screen.tableView) == .missing)
        screen.tableView.dragInteractionEnabled = false
        #expect(Headless.drag(first, to: IndexPath(row: 1, section: 0), in: screen.tableView) == .missing)
    }

    @Test func `what comes from elsewhere stands in a placeholder until it is loaded`() {
        let label = UILabel(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
        label.isUserInteractionEnabled = true
        let source = Source()
        let interaction = UIDragInteraction(delegate: source)
        interaction.isEnabled = true
        label.addInteraction(interaction)
        window.addSubview(label)
        let cell = screen.tableView.cellForRow(at: first)
        #expect(cell.map { Headless.drag(label, to: $0) } == .some(nil))
        Headless.drain()
        #expect(screen.tasks == ["Eat", "Wash", "Cook", "Sleep"])
        #expect(screen.tableView.numberOfRows(inSection: 0) == 4)
    }

    @Test func `the menu of a row deletes it`() {
        let menu = Headless.contextMenu(at: first, in: screen.tableView)
        #expect(menu.map { Headless.choose("Delete", from: $0) } == .some(nil))
        #expect(screen.tasks == ["Cook", "Sleep"])
    }
}
