/// A property that an appearance can set.
@MainActor
struct AppearanceProperty {
    /// Whether someone set it on the proxy.
    let isSet: (Appearance) -> Bool
    /// Sets it on a view as on the proxy, unless the view has its own.
    let give: (Appearance, UIView) -> Void

    init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        isSet = { appearance in
            guard let proxy = appearance.proxy as? Owner, let pristine = appearance.pristine as? Owner else {
                return false
            }
            return proxy[keyPath: path] != pristine[keyPath: path]
        }
        give = { appearance, view in
            guard let proxy = appearance.proxy as? Owner, let pristine = appearance.pristine as? Owner,
                let view = view as? Owner, view[keyPath: path] == pristine[keyPath: path]
            else { return }
            view[keyPath: path] = proxy[keyPath: path]
        }
    }

    /// What UIKit marks as settable by an appearance, of the classes here.
    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UIView.core.tint),
        AppearanceProperty(\UILabel.font),
        AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.highlightedTextColor),
        AppearanceProperty(\UILabel.shadowColor),
        AppearanceProperty(\UILabel.shadowOffset),
        AppearanceProperty(\UILabel.preferredMaxLayoutWidth),
        AppearanceProperty(\UIButton.contentEdgeInsets),
        AppearanceProperty(\UITextField.font),
        AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextField.background),
        AppearanceProperty(\UITextField.keyboardAppearance),
        AppearanceProperty(\UITextView.font),
        AppearanceProperty(\UITextView.textColor),
        AppearanceProperty(\UITextView.keyboardAppearance),
        AppearanceProperty(\UISwitch.onTintColor),
        AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor),
        AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
        AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.backgroundStyle),
        AppearanceProperty(\UIActivityIndicatorView.color),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(\UIRefreshControl.attributedTitle),
        AppearanceProperty(\UITableView.separatorColor),
        AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.sectionIndexColor),
        AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.isTranslucent),
    ]
}
