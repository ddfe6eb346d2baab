/// The tab that leads to the app's search.
@available(iOS 18.0, *)
@MainActor
open class UISearchTab: UITab {
    /// A tab with the system's title and picture.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search",
            image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider
        )
    }
}
