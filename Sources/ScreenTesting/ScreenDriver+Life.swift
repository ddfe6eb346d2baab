extension ScreenDriver {
    /// Loads and lays out the screen's view, in the window's size, without showing it.
    public func load() {
        screen.loadViewIfNeeded()
        screen.view.frame = window.bounds
        screen.view.layoutIfNeeded()
    }

    /// Shows the screen; its transition is over when this returns.
    ///
    /// A screen that has been shown before and not left stays as it is.
    public func appear(as presence: Presence = .pushed) {
        guard self.presence == nil else { return }
        self.presence = presence
        switch presence {
        case .pushed:
            navigation.pushViewController(screen, animated: false)
        case .presented:
            home.present(screen, animated: false)
        case .presentedInNavigation:
            home.present(UINavigationController(rootViewController: screen), animated: false)
        case .child:
            home.addChild(screen)
            screen.view.frame = home.view.bounds
            home.view.addSubview(screen.view)
            screen.didMove(toParent: home)
        case .root:
            window.rootViewController = screen
        }
        finish()
    }

    /// Goes back to the screen before, as the back button does.
    ///
    /// - Throws: A sentence when the screen was not pushed.
    public func goBack() throws {
        try leave(by: .popped)
    }

    /// Makes the screen leave for good; its transition is over when this returns.
    ///
    /// - Throws: A sentence when the screen did not come in the way that this departure needs.
    public func leave(by departure: Departure) throws {
        guard presence == departure.presence else {
            let present = presence.map { "came as '\($0)'" } ?? "is not shown"
            throw ScreenProblem(
                "\(name) cannot leave as '\(departure)': it \(present); call appear(as: .\(departure.presence))."
            )
        }
        switch departure {
        case .popped:
            navigation.popViewController(animated: false)
        case .poppedToRoot:
            navigation.pushViewController(UIViewController(), animated: false)
            finish()
            navigation.popToRootViewController(animated: false)
        case .dismissed:
            screen.dismiss(animated: false)
        case .dismissedWithContainer:
            home.dismiss(animated: false)
        case .removedFromParent:
            screen.willMove(toParent: nil)
            screen.view.removeFromSuperview()
            screen.removeFromParent()
        case .replacedAsRoot:
            window.rootViewController = UIViewController()
        }
        presence = nil
        finish()
    }

    func finish() {
        window.layoutIfNeeded()
        Hand.finishTransitions()
        window.layoutIfNeeded()
    }
}
