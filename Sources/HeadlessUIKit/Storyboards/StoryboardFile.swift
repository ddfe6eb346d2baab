/// A storyboard's text, cut into its scenes.
struct StoryboardFile {
    /// A way from a scene to another.
    struct Way {
        let identifier: String?
        let kind: String
        /// What a container does with the other scene; nil for a way that is gone later.
        let relationship: String?
        /// The id of the other scene's controller.
        let destination: String
    }

    /// One screen.
    struct Scene {
        /// The id of the controller's element.
        let id: String
        /// The name by which code asks for the controller.
        let identifier: String?
        /// The name of the controller's element, such as `navigationController`.
        let element: String
        let ways: [Way]
        /// The scene as a xib of its own.
        let xib: Data
    }

    let scenes: [Scene]
    /// The id of the controller that is shown first.
    let initial: String?

    init(_ text: String) {
        let header = text.firstRange(of: "<scenes>").map { text[..<$0.lowerBound] } ?? text[...]
        initial = Self.attributes(of: header.components(separatedBy: "<document").last ?? "")["initialViewController"]
        let resources = Self.parts(of: text[...], from: "<resources>", to: "</resources>").last ?? ""
        scenes = Self.parts(of: text[...], from: "<scene ", to: "</scene>").compactMap { scene in
            Self.parts(of: scene, from: "<objects>", to: "</objects>").first.flatMap {
                Self.scene(of: String($0), with: String(resources))
            }
        }
    }

    /// The scene of the objects between two `<objects>` tags; nil where there is no controller among them.
    private static func scene(of objects: String, with resources: String) -> Scene? {
        guard let tag = objects.firstMatch(of: #/<(\w*[cC]ontroller)\s([^>]*)>/#) else { return nil }
        let attributes = attributes(of: String(tag.output.2))
        guard let id = attributes["id"] else { return nil }
        let segues = #/<segue\s([^>]*?)(?:/>|>[\s\S]*?</segue>)/#
        let ways = objects.matches(of: segues).compactMap { way(of: Self.attributes(of: String($0.output.1))) }
        let rest = objects.replacing(segues, with: "")
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>\(rest)</objects>
            <resources>\(resources)</resources>
            </document>
            """
        return Scene(
            id: id,
            identifier: attributes["storyboardIdentifier"],
            element: String(tag.output.1),
            ways: ways,
            xib: Data(xib.utf8)
        )
    }

    private static func way(of attributes: [String: String]) -> Way? {
        guard let destination = attributes["destination"], let kind = attributes["kind"] else { return nil }
        return Way(
            identifier: attributes["identifier"],
            kind: kind,
            relationship: attributes["relationship"],
            destination: destination
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
