import Testing

@testable import HeadlessUIKit

private final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextViewDelegate
{
    let tableView = UITableView(frame: .zero, style: .plain)
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    private let inputBar = UIView()
    private var observers: [any NSObjectProtocol] = []
    private var messages = (0..<40).map { "Message \($0)" }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { inputBar }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.allowsSelection = false
        tableView.estimatedRowHeight = 44
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        textView.textContainer.lineFragmentPadding = 0
        textView.layer.cornerRadius = 12
        textView.layer.borderWidth = 1 / UIScreen.main.scale
        textView.layer.borderColor = UIColor.separator.cgColor
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        for part in [tableView, textView, sendButton] { view.addSubview(part) }
        let centre = NotificationCenter.default
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            observers.append(
                centre.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                    MainActor.assumeIsolated { self?.makeRoom(for: end ?? .zero, in: duration?.doubleValue ?? 0) }
                }
            )
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0))
        textView.frame = CGRect(x: 8, y: tableView.frame.maxY + 8, width: 300, height: 44)
        sendButton.frame = CGRect(x: 316, y: tableView.frame.maxY + 8, width: 60, height: 44)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func makeRoom(for keyboard: CGRect, in duration: TimeInterval) {
        let local = view.convert(keyboard, from: UIScreen.main.coordinateSpace)
        let covered = max(0, tableView.frame.maxY - local.minY)
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]) {
            self.tableView.contentInset.bottom = covered
            self.tableView.verticalScrollIndicatorInsets.bottom = covered
        }
        scrollToEnd(animated: false)
    }

    func scrollToEnd(animated: Bool) {
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }

    private func send() {
        messages.append(textView.text)
        textView.text = nil
        sendButton.isEnabled = false
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
        scrollToEnd(animated: true)
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = !textView.text.isEmpty
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? .clear : .secondarySystemBackground
        return cell
    }
}

@MainActor @Suite struct ChatScreenTests {
    private let screen = ChatViewController()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `the keyboard makes room below the last message`() {
        Headless.showKeyboard(height: 300)
        #expect(screen.tableView.contentInset.bottom == 240)
        #expect(screen.tableView.indexPathsForVisibleRows?.last?.row == 39)
        Headless.hideKeyboard()
        #expect(screen.tableView.contentInset.bottom == 0)
    }

    @Test func `what is written is sent, and shown last`() {
        #expect(Headless.tap(screen.sendButton) == .disabled)
        #expect(Headless.type("Hello", into: screen.textView) == nil)
        #expect(Headless.tap(screen.sendButton) == nil)
        #expect(screen.textView.text.isEmpty)
        #expect(screen.tableView.numberOfRows(inSection: 0) == 41)
        Headless.drain()
        let last = screen.tableView.cellForRow(at: IndexPath(row: 40, section: 0))
        #expect(last?.textLabel?.text == "Hello")
    }
}
