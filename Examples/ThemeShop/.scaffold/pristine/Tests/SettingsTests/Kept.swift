import Settings
import ThemeShopCore

@MainActor
final class Kept {
    private(set) var theme: Theme?

    var store: ThemeStore {
        ThemeStore(load: { self.theme }, save: { self.theme = $0 })
    }
}
