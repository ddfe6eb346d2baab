import HeadlessUIKit

/// Lays the other screen into this one, or goes the usual way where there is one.
final class SlidingSegue: UIStoryboardSegue, Headless.StoryboardSegue {
    override func perform() {
        super.perform()
        for case let screen as LinkedController in [source, destination] { screen.slid(by: self) }
        guard identifier == "slide" else { return }
        source.addChild(destination)
    }
}

/// A segue that no storyboard can make here.
final class StrangeSegue: UIStoryboardSegue {}
