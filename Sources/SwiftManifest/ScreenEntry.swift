/// One screen as the manifest lists it.
package struct ScreenEntry: Hashable, Sendable {
    /// The name of its module.
    package let name: String
    /// The other screens that its module imports.
    package let needs: [String]

    /// Names a screen and what it needs.
    package init(_ name: String, needs: [String] = []) {
        self.name = name
        self.needs = needs
    }

    /// The entry as it is written in the list, without the comma.
    package var source: String {
        let list = needs.map { "\"\($0)\"" }.joined(separator: ", ")
        return needs.isEmpty ? "Screen(\"\(name)\")" : "Screen(\"\(name)\", needs: [\(list)])"
    }

    /// Whether the entry says of the same screen what `other` does; it may need more, and the order says nothing.
    func covers(_ other: ScreenEntry) -> Bool {
        name == other.name && Set(needs).isSuperset(of: other.needs)
    }
}

extension ScreenEntry: Comparable {
    /// Orders by name without regard to case, then by the exact name.
    package static func < (left: ScreenEntry, right: ScreenEntry) -> Bool {
        (left.name.lowercased(), left.name) < (right.name.lowercased(), right.name)
    }
}
