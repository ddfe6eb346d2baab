extension Headless {
    /// A class of segues that a storyboard can make by its name, as the Objective-C runtime does on a device:
    ///
    ///     extension SlideSegue: Headless.StoryboardSegue {}
    ///
    /// The class is final, or calls its initializer required.
    @MainActor
    public protocol StoryboardSegue: UIStoryboardSegue {
        /// Makes a segue between two controllers.
        init(identifier: String?, source: UIViewController, destination: UIViewController)
    }
}
