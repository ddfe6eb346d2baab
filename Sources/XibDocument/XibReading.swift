/// What of a xib has been read so far; what is left, nobody understood.
///
/// A loader hands one reading to every node that it looks at. Nodes tell it which attributes and elements were asked for.
package final class XibReading {
    private var attributes: [Int: Set<String>] = [:]
    private var elements: Set<Int> = []

    /// A reading that has seen nothing yet.
    package init() {}

    func note(_ attribute: String, of element: XibElement) {
        attributes[element.position, default: []].insert(attribute)
        elements.insert(element.position)
    }

    func note(_ element: XibElement) {
        elements.insert(element.position)
    }

    /// Takes the element and all inside it as read.
    func noteAll(of element: XibElement) {
        for part in element.preorder {
            attributes[part.position, default: []].formUnion(part.attributes.keys)
            elements.insert(part.position)
        }
    }

    /// What was written and not asked for inside `element`, in the order it is written.
    ///
    /// An element that was never looked at is listed once, without its attributes and contents.
    package func unhandled(in element: XibElement, under path: String = "") -> [XibLeftover] {
        let path = path.isEmpty ? element.name : path + "/" + element.name
        guard elements.contains(element.position) else {
            return [XibLeftover(element: element.name, attribute: nil, line: element.line, path: path)]
        }
        let asked = attributes[element.position] ?? []
        let left = Set(element.attributes.keys).subtracting(asked).subtracting(XibLeftover.designTimeAttributes)
        let own = left.sorted().map {
            XibLeftover(element: element.name, attribute: $0, line: element.line, path: path)
        }
        let inside = element.children.filter {
            !XibLeftover.designTimeElements.contains($0.name) && $0.key?.hasPrefix("simulated") != true
        }
        return own + inside.flatMap { unhandled(in: $0, under: path) }
    }
}
