import HeadlessUIKit

/// A screen that notes what its storyboard does with it.
final class LinkedController: UIViewController, UITableViewDataSource, UITableViewDelegate, Headless.NibOutlets {
    private(set) var heard: [String] = []
    var forbidden: String?

    var nibOutlets: [String: Headless.Outlet] { [:] }
    var nibActions: [String: @MainActor (Any?) -> Void] {
        ["home:": { [weak self] in self?.heard.append("home from \(($0 as? UIStoryboardSegue)?.source.title ?? "")") }]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        heard.append("loaded")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != forbidden
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (view.viewWithTag(4) as? UITableView)?.indexPathForSelectedRow.map { " \($0.row)" } ?? ""
        heard.append("prepare \(segue.identifier ?? "")" + row)
    }

    func slid(by segue: SlidingSegue) { heard.append("slid \(segue.identifier ?? "")") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("chosen \(indexPath.row)")
    }
}
