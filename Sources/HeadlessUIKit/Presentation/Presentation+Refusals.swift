extension Presentation {
    /// Whether UIKit would present here; says in UIKit's words why not.
    static func isAllowed(
        _ presented: UIViewController,
        from source: UIViewController,
        over presenter: UIViewController
    ) -> Bool {
        if let mistake = mistake(in: presented, from: source) {
            Headless.raise(.invalidArgument(mistake))
            return false
        }
        if let refusal = refusal(of: presented, from: source, over: presenter) {
            Headless.log(refusal)
            return false
        }
        if let emptiness = (presented as? UIAlertController)?.emptiness {
            Headless.raise(.internalInconsistency(emptiness))
            return false
        }
        return true
    }

    private static func mistake(in presented: UIViewController, from source: UIViewController) -> String? {
        let start = "Application tried to present modally a view controller \(presented) that"
        if presented === source {
            return "Application tried to present modal view controller on itself. Presenting controller is \(source)."
        }
        if let presenter = presented.core.presenting { return "\(start) is already being presented by \(presenter)." }
        if let parent = presented.parent { return "\(start) has a parent view controller \(parent)." }
        return nil
    }

    private static func refusal(
        of presented: UIViewController,
        from source: UIViewController,
        over presenter: UIViewController
    ) -> String? {
        let start = "Attempt to present \(presented) on \(presenter) (from \(source))"
        if let other = presenter.core.presented { return "\(start) which is already presenting \(other)." }
        guard presenter.viewIfLoaded?.window == nil else { return nil }
        return "\(start) whose view is not in the window hierarchy."
    }
}
