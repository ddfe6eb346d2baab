internal import XibDocument

extension StoryboardFile {
    /// A way from a scene to another.
    struct Way {
        /// What the way is known by inside the storyboard.
        var id = ""
        let identifier: String?
        let kind: String
        /// The class of the segue; nil for UIKit's own.
        var customClass: XibCustomClass?
        /// What a container does with the other scene; nil for a way that is gone later.
        let relationship: String?
        /// The id of the other scene's controller.
        let destination: String
        /// The id of what the way begins at.
        var source: String?
        /// The name under which the cell is reused that the way begins at.
        var cell: String?
        var presentation: UIModalPresentationStyle?
        var transition: UIModalTransitionStyle?
        var isAnimated = true
        /// What the controller that is led back to is told.
        var unwindAction: String?
    }
}

extension StoryboardFile.Way {
    /// All ways that begin in a scene, in the order they are written.
    @MainActor
    static func all(in document: XibDocument) -> [StoryboardFile.Way] {
        document.objects().flatMap(\.element.preorder).map { XibNode($0) }.flatMap { source in
            source.contents(of: "connections").filter { $0.name == "segue" }.compactMap {
                StoryboardFile.Way($0, from: source)
            }
        }
    }

    @MainActor
    private init?(_ node: XibNode, from source: XibNode) {
        guard let destination = node.attribute("destination"), let kind = node.attribute("kind") else { return nil }
        self.init(
            id: node.id ?? "",
            identifier: node.attribute("identifier"),
            kind: kind,
            customClass: node.customClass,
            relationship: node.attribute("relationship"),
            destination: destination,
            source: source.id,
            cell: source.attribute("reuseIdentifier"),
            presentation: node.attribute("modalPresentationStyle").flatMap { NibWords.presentations[$0] },
            transition: node.attribute("modalTransitionStyle").flatMap { NibWords.transitions[$0] },
            isAnimated: node.value("animates") ?? true,
            unwindAction: node.attribute("unwindAction")
        )
    }
}
