internal import Diagnostics
internal import LightFoundation
internal import XibDocument

/// Reads one xib for all rules at once.
package struct XibReader: Sendable {
    private let rules: [any XibRule]

    /// Reads by a team's settings.
    package init(_ settings: Settings) {
        rules = Rules.xib.filter { !settings.off.contains(type(of: $0).id) }
    }

    /// What the rules have to know of a xib.
    package func facts(of bytes: [UInt8], file: String) -> XibFacts {
        var facts = XibFacts()
        do throws(Diagnostic) {
            let document = try XibDocument(bytes, file: file)
            let elements = document.root.children.filter { $0.name == "objects" }.flatMap(\.preorder)
            facts.candidates = rules.flatMap { $0.candidates(in: document, of: elements, text: bytes) }
            facts.elements = elements.compactMap(XibElementFact.init)
        } catch {
            facts.candidates = [
                XibCandidate(
                    rule: "file",
                    message: error.message,
                    fix: error.fix ?? "Open it in Xcode and save it again.",
                    line: error.place?.line ?? 1
                )
            ]
        }
        return facts
    }
}

extension XibElementFact {
    private static let plain: Set = ["label", "textField", "textView"]

    /// Reads an element; nil where nobody asks for it.
    fileprivate init?(_ element: XibElement) {
        guard element.name != "placeholder" else {
            return nil
        }
        let (tag, custom) = (element.attribute("tag"), element.attribute("customClass"))
        guard tag != nil || custom != nil || Self.plain.contains(element.name) else { return nil }
        self.init(
            name: element.name,
            className: element.className,
            customClass: custom,
            customModule: element.attribute("customModule"),
            isOfOwnModule: element.attribute("customModuleProvider") == "target",
            tag: tag,
            line: element.line,
            position: element.position
        )
    }
}

extension XibElement {
    /// The class that its view will have.
    var className: String {
        let node = XibNode(self)
        return node.customClass?.name ?? node.standardClass
    }
}
