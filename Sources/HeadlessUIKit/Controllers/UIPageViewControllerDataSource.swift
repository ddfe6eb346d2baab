/// Who knows the pages before and after.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before; nil at the first.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after; nil at the last.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots show how many pages there are.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot stands out.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
