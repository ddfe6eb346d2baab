import ThemeShopCore

/// Writes down each place of the base that is called.
final class RecordingScreen: ThemeShopViewController {
    private(set) var calls: [String] = []

    override func createFields() { calls.append("createFields") }
    override func createViews() { calls.append("createViews") }
    override func createEvents() {
        calls.append("createEvents")
        events.observe(Self.bell) { [weak self] in self?.calls.append("bell") }
    }
    override func loadData() { calls.append("loadData") }
    override func destroyEvents() { calls.append("destroyEvents") }
    override func destroyViews() { calls.append("destroyViews") }
    override func destroyFields() { calls.append("destroyFields") }
    override func cleanData() { calls.append("cleanData") }
    override func enterForeground() { calls.append("enterForeground") }
    override func enterBackground() { calls.append("enterBackground") }

    static let bell = Notification.Name("RecordingScreenBell")
    static let birth = ["createFields", "createViews", "createEvents", "loadData"]
    static let death = ["destroyEvents", "destroyViews", "destroyFields"]
}
