/// A storyboard's text, cut into its scenes.
struct StoryboardFile {
    /// One screen.
    struct Scene {
        /// The id of the controller's element.
        let id: String
        /// The name by which code asks for the controller.
        let identifier: String?
        /// The name of the controller's element, such as `navigationController`.
        let element: String
        /// The scene as a xib of its own.
        let xib: Data
    }

    /// A screen of another storyboard.
    struct Reference {
        let storyboard: String
        /// The name of the screen there; nil for the one that is shown first.
        let identifier: String?
    }

    let scenes: [Scene]
    /// The screens of other storyboards that ways lead to, by the ids of their stand-ins.
    let references: [String: Reference]
    /// The id of the controller that is shown first.
    let initial: String?

    init(_ text: String) {
        let header = text.firstRange(of: "<scenes>").map { text[..<$0.lowerBound] } ?? text[...]
        initial = Self.attributes(of: header.components(separatedBy: "<document").last ?? "")["initialViewController"]
        let resources = Self.parts(of: text[...], from: "<resources>", to: "</resources>").last ?? ""
        let contents = Self.parts(of: text[...], from: "<scene ", to: "</scene>").compactMap { scene in
            Self.parts(of: scene, from: "<objects>", to: "</objects>").first.map(String.init)
        }
        scenes = contents.compactMap { Self.scene(of: $0, with: String(resources)) }
        references = contents.reduce(into: [:]) { all, objects in
            guard let tag = objects.firstMatch(of: #/<viewControllerPlaceholder\s([^>]*)>/#) else { return }
            let attributes = Self.attributes(of: String(tag.output.1))
            guard let id = attributes["id"], let name = attributes["storyboardName"] else { return }
            all[id] = Reference(storyboard: name, identifier: attributes["referencedIdentifier"])
        }
    }

    /// The scene of the objects between two `<objects>` tags; nil where there is no controller among them.
    private static func scene(of objects: String, with resources: String) -> Scene? {
        guard let tag = objects.firstMatch(of: #/<(\w*[cC]ontroller)\s([^>]*)>/#) else { return nil }
        let attributes = attributes(of: String(tag.output.2))
        guard let id = attributes["id"] else { return nil }
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>\(objects)</objects>
            <resources>\(resources)</resources>
            </document>
            """
        return Scene(
            id: id,
            identifier: attributes["storyboardIdentifier"],
            element: String(tag.output.1),
            xib: Data(xib.utf8)
        )
    }

    private static func attributes(of tag: String) -> [String: String] {
        let end = tag.firstIndex(of: ">") ?? tag.endIndex
        return tag[..<end].matches(of: #/(\w+)="([^"]*)"/#).reduce(into: [:]) { all, match in
            all[String(match.output.1)] = String(match.output.2)
        }
    }

    private static func parts(of text: Substring, from start: String, to end: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = text
        while let opening = rest.firstRange(of: start) {
            rest = rest[opening.upperBound...]
            guard let closing = rest.firstRange(of: end) else { break }
            parts.append(rest[..<closing.lowerBound])
            rest = rest[closing.upperBound...]
        }
        return parts
    }
}
