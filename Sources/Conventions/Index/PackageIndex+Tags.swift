extension PackageIndex {
    /// The numbers of a type's tags, by name, from its `enum Tag: Int`.
    func tags(of type: String, seenFrom file: Int) -> [String: Int] {
        let tag =
            declarations(named: "Tag").first { $0.fact.outer == type && $0.file == file }
            ?? declarations(named: "Tag").first { $0.fact.outer == type }
        var next = 0
        return (tag?.fact.members ?? []).filter { $0.kind == .enumCase }.reduce(into: [:]) { tags, member in
            next = member.value ?? next
            tags[member.name] = next
            next += 1
        }
    }

    /// Whether the class of a xib's element is another or one under it; true where that cannot be known.
    func xibClass(_ name: String, isKindOf wanted: String, seenFrom file: Int) -> Bool {
        let own = [name] + ancestors(of: name, seenFrom: file)
        let above = own.flatMap { name in sequence(first: name) { UIKitClasses.parents[$0] } }
        let isKnown = UIKitClasses.parents[own.last ?? name] != nil || own.last == "UIView"
        let canBeCompared = declares(wanted) || UIKitClasses.parents[wanted] != nil || wanted == "UIView"
        return above.contains(wanted) || !isKnown || !canBeCompared
    }
}
