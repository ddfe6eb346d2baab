/// Screens, and the ways between them, as Interface Builder keeps them in one file.
@MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle
    private let file: StoryboardFile?
    private let strings: [String: String]

    /// A storyboard of a bundle; raises what UIKit raises where there is none of that name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        let found = NibFile(named: name, type: "storyboard", in: bundle)
        let text = found.flatMap { FileManager.default.contents(atPath: $0.path) }
        file = text.map { StoryboardFile(String(decoding: $0, as: UTF8.self)) }
        strings = found?.strings ?? [:]
        super.init()
        guard file == nil else { return }
        Headless.raise(.invalidArgument("Could not find a storyboard named '\(name)' in bundle \(bundle)"))
    }

    /// The screen that is shown first; nil where the storyboard names none.
    open func instantiateInitialViewController() -> UIViewController? {
        file?.initial.flatMap(controller)
    }

    /// The screen of a name; raises what UIKit raises where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let scene = file?.scenes.first(where: { $0.identifier == identifier }), let made = make(scene) {
            return made
        }
        Headless.raise(
            .invalidArgument("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        )
        return UIViewController()
    }

    /// The screen whose element has this id.
    func controller(_ id: String) -> UIViewController? {
        if let reference = file?.references[id] {
            let other = UIStoryboard(name: reference.storyboard, bundle: bundle)
            guard let name = reference.identifier else { return other.instantiateInitialViewController() }
            return other.instantiateViewController(withIdentifier: name)
        }
        return file?.scenes.first { $0.id == id }.flatMap(make)
    }

    private func make(_ scene: StoryboardFile.Scene) -> UIViewController? {
        let nib = UINib(data: scene.xib, bundle: bundle)
        nib.strings = strings
        let objects = nib.instantiate(withOwner: nil)
        guard let made = objects.lazy.compactMap({ $0 as? UIViewController }).first ?? Self.plain(scene.element) else {
            return nil
        }
        made.core.storyboard = self
        made.core.ways = nib.document.map(StoryboardFile.Way.all) ?? []
        let relations = made.core.ways.filter { $0.relationship != nil }
        switch made {
        case let navigation as UINavigationController where !relations.isEmpty:
            navigation.viewControllers = relations.compactMap { controller($0.destination) }
        case let tabs as UITabBarController: tabs.viewControllers = relations.compactMap { controller($0.destination) }
        case let split as UISplitViewController: fill(split, by: relations)
        default: break
        }
        return made
    }

    /// Puts each screen into its column, in whatever order the ways to them were drawn.
    private func fill(_ split: UISplitViewController, by relations: [StoryboardFile.Way]) {
        let screen = { name in
            relations.first { $0.relationship == name + "ViewController" }.flatMap { self.controller($0.destination) }
        }
        guard split.style != .unspecified else {
            split.viewControllers = ["master", "detail"].compactMap(screen)
            return
        }
        let columns: KeyValuePairs<String, UISplitViewController.Column> = [
            "master": .primary, "supplementary": .supplementary, "detail": .secondary, "compact": .compact,
        ]
        for (name, column) in columns {
            if let shown = screen(name) { split.setViewController(shown, for: column) }
        }
    }

    /// A container of UIKit's own class.
    private static func plain(_ element: String) -> UIViewController? {
        switch element {
        case "navigationController": UINavigationController()
        case "tabBarController": UITabBarController()
        case "splitViewController": UISplitViewController()
        case "tableViewController": UITableViewController(style: .plain)
        default: nil
        }
    }
}
