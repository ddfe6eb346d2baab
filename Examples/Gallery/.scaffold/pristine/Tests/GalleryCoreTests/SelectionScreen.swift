import GalleryCore

/// A screen that follows a selection, as any screen of the app may.
final class SelectionScreen: GalleryViewController {
    /// All values that it was told, in order.
    struct Heard {
        var photoID: [Int?] = []
        var isOpen: [Bool] = []
    }

    private(set) var heard = Heard()
    private let state: Selection

    init(_ state: Selection) {
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func createEvents() {
        events.follow(state.photoID) { [weak self] in self?.heard.photoID.append($0) }
        events.follow(state.isOpen) { [weak self] in self?.heard.isOpen.append($0) }
    }

    /// Changes all that the state holds.
    func change() {
        state.photoID.value = 19
        state.isOpen.value = false
    }
}
