import PersonPage
import ScreenTesting

extension ScreenDriver<PersonPageViewController> {
    /// The page of what `store` holds, loaded.
    static func shown(_ store: PersonStore) async throws -> ScreenDriver {
        let driver = ScreenDriver(PersonPageViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }

    /// What the two labels say.
    var labels: [String?] {
        get throws {
            try [100, 200].map { tag in try view(tag: tag, as: UILabel.self).text }
        }
    }
}
