extension XibNode {
    /// The element as it is where there is so much room: what its variations say counts before what it says itself.
    package func adapted(to sizes: XibSizeClasses) -> XibNode {
        let variations = matchingVariations(sizes)
        guard !variations.isEmpty else { return self }
        var attributes = element.attributes
        var children = element.children
        for variation in variations {
            attributes.merge(variation.attributes.filter { $0.key != "key" && $0.key != "id" }) { $1 }
            for child in variation.children where child.name != "mask" {
                guard let key = child.key else { continue }
                children.removeAll { $0.key == key && $0.name != "variation" }
                children.append(child)
            }
        }
        let adapted = element.with(children: children).with(attributes: attributes)
        return XibNode(adapted, noting: reading)
    }

    /// The ids of what a container, `constraints` or `subviews`, holds and leaves out where there is so much room.
    package func excluded(from container: String, for sizes: XibSizeClasses) -> Set<String> {
        var excluded: Set<String> = []
        for mask in matchingVariations(sizes).flatMap(\.children) where mask.key == container {
            for part in mask.children {
                guard let id = part.attributes["reference"] else { continue }
                if part.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }

    /// The variations that are for so much room, the most general one first.
    private func matchingVariations(_ sizes: XibSizeClasses) -> [XibElement] {
        guard element.child(named: "variation") != nil else { return [] }
        let variations = element.children.filter { $0.name == "variation" }
        for variation in variations { reading?.noteAll(of: variation) }
        return
            variations
            .filter { $0.key.map(sizes.match) ?? false }
            .enumerated()
            .sorted { ($0.element.generality, $0.offset) < ($1.element.generality, $1.offset) }
            .map(\.element)
    }
}

extension XibElement {
    /// How many size classes the variation is for; none for the default.
    fileprivate var generality: Int {
        key?.split(separator: "-").filter { $0.contains("=") }.count ?? 0
    }
}
