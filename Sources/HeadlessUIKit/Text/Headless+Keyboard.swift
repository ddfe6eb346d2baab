extension Headless {
    /// How high the keyboard is that covers the lower edge of the screen; 0 while there is none.
    public private(set) static var keyboardHeight: CGFloat = 0

    private static let keyboardDuration: TimeInterval = 0.25

    /// Brings the keyboard up, or makes it higher or lower, and posts what UIKit posts of it.
    ///
    /// - Parameter height: How much of the screen it covers, in points.
    public static func showKeyboard(height: CGFloat = 336) {
        let isNew = keyboardHeight == 0
        let info = keyboardInfo(movingTo: height)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        if isNew { post(UIResponder.keyboardWillShowNotification, info) }
        schedule(after: keyboardDuration) {
            post(UIResponder.keyboardDidChangeFrameNotification, info)
            if isNew { post(UIResponder.keyboardDidShowNotification, info) }
        }
        UIWindow.layoutAll()
    }

    /// Takes the keyboard away, and posts what UIKit posts of it.
    public static func hideKeyboard() {
        guard keyboardHeight > 0 else { return }
        let info = keyboardInfo(movingTo: 0)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(UIResponder.keyboardWillHideNotification, info)
        schedule(after: keyboardDuration) {
            post(UIResponder.keyboardDidChangeFrameNotification, info)
            post(UIResponder.keyboardDidHideNotification, info)
        }
        UIWindow.layoutAll()
    }

    private static func keyboardInfo(movingTo height: CGFloat) -> [AnyHashable: Any] {
        let begin = keyboardFrame
        keyboardHeight = max(0, height)
        for window in UIWindow.allVisible { window.keyboardDidMove() }
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: keyboardDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    /// Where the keyboard is; below the screen while there is none.
    static var keyboardFrame: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(
            x: 0,
            y: screen.height - keyboardHeight,
            width: screen.width,
            height: keyboardHeight
        )
    }

    private static func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
}
