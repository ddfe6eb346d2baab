import Posters
import ScreenTesting
import Settings
import Shelves
import Shop
import Testing
import ThemeShopCore

// While a test waits, others run: each puts the theme back before it waits again.
@MainActor
@Suite struct ShopTests {
    private let kept = Kept()

    @Test func `each tab shows its screen`() async {
        let driver = await shown()
        for (index, title) in ["Posters", "Shelves", "Settings"].enumerated() {
            driver.screen.selectedIndex = index
            await driver.settle()
            let stack = driver.screen.selectedViewController as? UINavigationController
            #expect(stack?.tabBarItem.title == title)
            #expect(stack?.topViewController?.title == title)
        }
    }

    @Test func `a theme picked in the settings restyles the three other screens that are alive`() async throws {
        let driver = await shown()
        let posters = try top(of: driver)
        try driver.select(row: 0)
        await driver.settle()
        let page = try top(of: driver)
        driver.screen.selectedIndex = 1
        await driver.settle()
        let shelves = try top(of: driver)
        driver.screen.selectedIndex = 2
        await driver.settle()
        let settings = try top(of: driver)
        let screens = [posters, page, shelves, settings]
        #expect(Set(screens.map(ObjectIdentifier.init)).count == 4)

        defer { ThemeProvider.shared.theme = .day }
        for (row, theme) in Theme.all.enumerated().reversed() {
            try driver.select(row: row)
            #expect(ThemeProvider.shared.theme == theme)
            for screen in screens {
                #expect(screen.view.backgroundColor == .appBackground)
                #expect(screen.view.all(UITableView.self).allSatisfy { $0.backgroundColor == .appOffWhite })
                #expect(screen.view.all(UICollectionView.self).allSatisfy { $0.backgroundColor == .appOffWhite })
            }
            let prefixes = page.view.all(ThemeShopPrefixLabel.self)
            #expect(prefixes.map(\.textColor) == [.appPrefix])
            #expect(prefixes.map(\.font) == [.boldAppFont(ofSize: 13)])
            let cells = posters.view.all(UITableViewCell.self) + settings.view.all(UITableViewCell.self)
            #expect(cells.count >= 3 + Theme.all.count)
            #expect(cells.allSatisfy { $0.backgroundColor == .appOffWhite })
            let texts = screens.flatMap { $0.view.all(ThemeShopLabel.self) }.map { $0.textColor.withAlphaComponent(1) }
            #expect(texts.count > cells.count)
            #expect(texts.allSatisfy { $0 == .appBlack1 })
        }
    }

    @Test func `the shop opens in the theme that was chosen last`() async throws {
        defer { ThemeProvider.shared.theme = .day }
        let driver = await shown()
        driver.screen.selectedIndex = 2
        await driver.settle()
        let sepia = try #require(Theme.all.firstIndex(of: .sepia))
        try driver.select(row: sepia)
        ThemeProvider.shared.theme = .day
        _ = makeShop()
        #expect(ThemeProvider.shared.theme == .sepia)
    }

    @Test func `the shop opens as it is where none was chosen`() {
        _ = makeShop()
        #expect(ThemeProvider.shared.theme == .day)
    }

    private func shown() async -> ScreenDriver<UITabBarController> {
        let driver = ScreenDriver(makeShop().tabs)
        driver.appear(as: .root)
        await driver.settle()
        return driver
    }

    private func makeShop() -> Shop {
        let posters = (1...3).map { Poster(id: $0, title: "Poster \($0)", price: Decimal($0)) }
        let shelves = (1...3).map { Shelf(id: $0, name: "Shelf \($0)", posterCount: $0) }
        return Shop(
            posters: PosterStore(posters: { posters }),
            shelves: ShelfStore(shelves: { shelves }),
            themes: kept.store
        )
    }

    private func top(of driver: ScreenDriver<UITabBarController>) throws -> UIViewController {
        let stack = driver.screen.selectedViewController as? UINavigationController
        return try #require(stack?.topViewController)
    }
}
