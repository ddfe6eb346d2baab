import PosterPage
import Posters
import Settings
import Shelves
import ThemeShopCore

/// The shop's screens, each in a tab.
@MainActor
public struct Shop {
    /// What an app's window shows.
    public let tabs = UITabBarController()

    /// A shop of what these stores hold, in the theme that was chosen last.
    public init(
        posters: PosterStore = .bundled,
        shelves: ShelfStore = .bundled,
        themes: ThemeStore = .standard
    ) {
        ThemeProvider.shared.restore(from: themes)
        let list = PostersViewController(store: posters)
        list.pushPosterPage()
        let screens: [(String, UIViewController)] = [
            ("Posters", list), ("Shelves", ShelvesViewController(store: shelves)),
            ("Settings", SettingsViewController(store: themes)),
        ]
        tabs.viewControllers = screens.map { title, screen in
            let stack = UINavigationController(rootViewController: screen)
            stack.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
            return stack
        }
    }
}
