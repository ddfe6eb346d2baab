extension Headless {
    /// Chooses the element of this title from an open menu, or from a menu in it.
    @discardableResult
    public static func choose(_ title: String, from menu: UIMenu, sender: Any? = nil) -> Obstacle? {
        switch menu.choice(of: title) {
        case .success(let choice):
            choice.perform(for: sender)
            UIWindow.layoutAll()
            return nil
        case .failure(let barrier): return barrier.obstacle
        }
    }
}
