/// Screens, and the ways between them, as Interface Builder keeps them in one file.
@MainActor
open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle

    /// A storyboard of a bundle; raises what UIKit raises where there is none of that name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
        let kinds = ["storyboardc", "storyboard"]
        guard kinds.allSatisfy({ bundle.url(forResource: name, withExtension: $0) == nil }) else { return }
        Headless.raise(
            .invalidArgument("Could not find a storyboard named '\(name)' in bundle \(bundle)")
        )
    }
}
