import Testing
import ThemeShopCore

@testable import Settings

@MainActor
@Suite struct ThemeStoreTests {
    private let suite = "ThemeStoreTests-\(UUID())"

    @Test func `a choice is there when the app starts again`() throws {
        try withDefaults { defaults in
            for theme in Theme.all {
                ThemeStore.kept(in: defaults).save(theme)
                #expect(ThemeStore.kept(in: defaults).load() == theme)
            }
        }
    }

    @Test func `at first nothing is chosen, and the app begins in the theme that it has`() throws {
        try withDefaults { defaults in
            let before = ThemeProvider.shared.theme
            #expect(ThemeStore.kept(in: defaults).load() == nil)
            ThemeProvider.shared.restore(from: .kept(in: defaults))
            #expect(ThemeProvider.shared.theme == before)
        }
    }

    @Test func `a theme that the app has no more is no choice`() throws {
        try withDefaults { defaults in
            defaults.set("No theme of this name", forKey: "theme")
            #expect(ThemeStore.kept(in: defaults).load() == nil)
        }
    }

    @Test func `the app begins in the theme that was chosen last`() throws {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        try withDefaults { defaults in
            for theme in Theme.all {
                ThemeStore.kept(in: defaults).save(theme)
                ThemeProvider.shared.restore(from: .kept(in: defaults))
                #expect(ThemeProvider.shared.theme == theme)
            }
        }
    }

    /// Runs `test` with user defaults that are its own.
    private func withDefaults(_ test: (UserDefaults) throws -> Void) throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        try test(defaults)
    }
}
