import Posters
import ThemeShopCore

extension PostersViewController {
    /// Puts each poster that is picked into `selection`, and pushes a screen that follows it.
    public func pushPosterPage(following selection: SharedState<Poster?> = SharedState(nil)) {
        onSelect = { [weak self] picked in
            selection.value = picked
            let screen = PosterPageViewController(selection: selection)
            self?.navigationController?.pushViewController(screen, animated: true)
        }
    }
}
