import Testing
import UIKit

@MainActor
@Suite struct UIKitTests {
    @Test func `a file that imports UIKit compiles unchanged, beside Swift Testing too`() {
        let screen = SettingsViewController(style: .insetGrouped)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()

        #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
        #expect(screen.navigationController?.navigationBar.topItem?.title == "Settings")
    }

    @Test func `what drives a screen comes with the module`() {
        let screen = SettingsViewController(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        Headless.advance(by: 0)

        #expect(Headless.select(IndexPath(row: 1, section: 0), in: screen.tableView) == nil)
        #expect(screen.chosen == "Privacy")
    }
}
