import Testing

@testable import HeadlessUIKit

private final class AccountViewController: UIViewController, UIPopoverPresentationControllerDelegate,
    UIAdaptivePresentationControllerDelegate, UIFontPickerViewControllerDelegate, UINavigationControllerDelegate
{
    let journal = Journal()
    lazy var moreItem = UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] _ in self?.showActions() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = moreItem
        navigationItem.largeTitleDisplayMode = .always
        let looks = UINavigationBarAppearance()
        looks.configureWithTransparentBackground()
        looks.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
        looks.titleTextAttributes = [.foregroundColor: UIColor.label]
        navigationItem.standardAppearance = looks
        navigationItem.scrollEdgeAppearance = looks
    }

    private func showActions() {
        let sheet = UIAlertController(title: nil, message: "What next?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Rename", style: .default) { [weak self] _ in self?.askForName() })
        sheet.addAction(UIAlertAction(title: "Font", style: .default) { [weak self] _ in self?.pickFont() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let popover = sheet.popoverPresentationController {
            popover.barButtonItem = moreItem
            popover.permittedArrowDirections = [.up, .down]
            popover.delegate = self
        }
        present(sheet, animated: true)
    }

    private func askForName() {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .words
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, unowned alert] _ in
            self?.journal.note(alert.textFields?.first?.text ?? "")
        }
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }

    private func pickFont() {
        let settings = UIFontPickerViewController.Configuration()
        settings.includeFaces = true
        settings.filteredTraits = [.classModernSerifs, .traitBold]
        let picker = UIFontPickerViewController(configuration: settings)
        picker.delegate = self
        picker.presentationController?.delegate = self
        present(picker, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("dismissed")
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        journal.note(viewController.selectedFontDescriptor?.postscriptName ?? "none")
        viewController.dismiss(animated: true)
    }
}

extension FrontmostAlerts {
    @MainActor @Suite struct AlertScreenTests {
        private let screen = AccountViewController()
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigation: UINavigationController

        init() {
            navigation = UINavigationController(rootViewController: screen)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        /// Not in `init`: other tests may run between that and a test's own lines.
        private func openSheet() {
            Headless.tap(screen.moreItem, in: navigation.navigationBar)
            Headless.drain()
        }

        private func choose(_ title: String, typing text: String? = nil) {
            guard let alert = screen.presentedViewController as? UIAlertController else { return }
            if let text, let field = alert.textFields?.first { #expect(Headless.type(text, into: field) == nil) }
            #expect(Headless.choose(title, in: alert) == nil)
            Headless.drain()
        }

        @Test func `a sheet leads to an alert that asks for a name`() {
            openSheet()
            choose("Rename")
            choose("Save", typing: "Zoe")
            #expect(screen.journal.take() == ["Zoe"])
            #expect(screen.presentedViewController == nil)
        }

        @Test func `the chosen font is told, and the picker goes`() {
            openSheet()
            choose("Font")
            let picker = screen.presentedViewController as? UIFontPickerViewController
            let font = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
            #expect(picker?.configuration.includeFaces == true)
            #expect(picker.map { Headless.choose(font, in: $0) } == .some(nil))
            Headless.drain()
            #expect(screen.journal.take() == [font.postscriptName])
            #expect(screen.presentedViewController == nil)
        }

        @Test func `a swipe takes the picker away, and is told`() {
            openSheet()
            choose("Font")
            #expect(screen.presentedViewController.map { Headless.swipeAway($0) } == .some(nil))
            Headless.drain()
            #expect(screen.journal.take() == ["dismissed"])
        }
    }
}
