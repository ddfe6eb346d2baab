extension UIScene {
    func enterForeground() {
        state = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
    }

    func becomeActive() {
        state = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    func resignActive() {
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        state = .foregroundInactive
    }

    func enterBackground() {
        state = .background
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
