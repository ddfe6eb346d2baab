import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewControllerTests {
    @Test func `a memory warning reaches every controller, and none that is gone`() {
        final class Warned: UIViewController {
            nonisolated(unsafe) static var count = 0

            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                Warned.count += 1
            }
        }
        let post = {
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        }
        do {
            let controller = Warned()
            post()
            #expect(Warned.count == 1)
            withExtendedLifetime(controller) {}
        }
        post()
        #expect(Warned.count == 1)
    }

    @Test func `isEditing goes through setEditing`() {
        final class Editing: UIViewController {
            var heard: [Bool] = []

            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                heard.append(animated)
            }
        }
        let controller = Editing()
        controller.isEditing = true
        controller.setEditing(false, animated: true)
        #expect(controller.heard == [false, true])
        #expect(!controller.isEditing)
    }

    @Test func `another style is told to the controller and to its view`() {
        final class Styled: UIViewController {
            var former: [UIUserInterfaceStyle?] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                former.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        let controller = Styled()
        controller.loadViewIfNeeded()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.former == [.light])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.overrideUserInterfaceStyle = .dark
        #expect(controller.former == [.light])
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(controller.former == [.light])
        window.overrideUserInterfaceStyle = .light
        #expect(controller.former == [.light, .dark])
    }
}
