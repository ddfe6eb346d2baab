/// An element in a reader's hand: its typed values, each noted in the reading when asked for.
package struct XibNode {
    /// The element as it is written.
    package let element: XibElement
    /// What notes the questions, when anyone wants to know.
    package let reading: XibReading?

    /// Takes `element` in hand.
    package init(_ element: XibElement, noting reading: XibReading? = nil) {
        self.element = element
        self.reading = reading
        reading?.note(element)
    }

    /// The element's name, such as `label`.
    package var name: String { element.name }
    /// The id that connections name the element by.
    package var id: String? { element.id }
    /// The property of the element around it that this one gives a value to.
    package var key: String? { element.key }
    /// The line that the element stands in, counted from 1.
    package var line: Int { element.line }

    /// The attribute's value, as it is written.
    package func attribute(_ name: String) -> String? {
        guard let value = element.attribute(name) else { return nil }
        reading?.note(name, of: element)
        return value
    }

    /// The attribute's value when it is there and of the type asked for.
    package func value<Value: XibValue>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        attribute(name).flatMap(Value.init(xib:))
    }

    /// Takes the element and all inside it as read, where nothing of it counts.
    package func takeAll() {
        reading?.noteAll(of: element)
    }

    /// Takes all as read that the element says and that is no other object: another framework's class would heed it.
    package func takeLooks() {
        for name in element.attributes.keys { reading?.note(name, of: element) }
        let objects: Set = [
            "view", "glkView", "subviews", "constraints", "connections", "variation", "userDefinedRuntimeAttributes",
        ]
        for child in element.children where !objects.contains(child.name) { reading?.noteAll(of: child) }
    }

    /// The elements inside.
    package var children: [XibNode] {
        element.children.map { XibNode($0, noting: reading) }
    }

    /// The elements inside that have one of `names`.
    package func children(_ names: String...) -> [XibNode] {
        element.children.filter { names.contains($0.name) }.map { XibNode($0, noting: reading) }
    }

    /// The first element inside with this name.
    package func child(_ name: String) -> XibNode? {
        element.child(named: name).map { XibNode($0, noting: reading) }
    }

    /// The element inside that gives the property `key` its value.
    package func child(key: String) -> XibNode? {
        element.child(key: key).map { XibNode($0, noting: reading) }
    }

    /// The elements inside, and inside those, that are objects: they may be connected, and have a class of their own.
    package func contents(of container: String) -> [XibNode] {
        guard let container = child(container) else { return [] }
        return container.children
    }
}
