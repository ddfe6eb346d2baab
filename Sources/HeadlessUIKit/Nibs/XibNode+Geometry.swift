internal import XibDocument

extension XibNode {
    /// The rectangle given for `key`.
    func rect(_ key: String) -> CGRect? {
        guard let node = child(key: key), node.name == "rect",
            let x = node.value("x", as: Double.self), let y = node.value("y", as: Double.self),
            let width = node.value("width", as: Double.self), let height = node.value("height", as: Double.self)
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size given for `key`.
    func size(_ key: String) -> CGSize? {
        guard let node = child(key: key), node.name == "size",
            let width = node.value("width", as: Double.self), let height = node.value("height", as: Double.self)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The options that the element for `key` says yes to; nil where there is none.
    func options<Options: OptionSet>(_ key: String, _ words: [String: Options]) -> Options?
    where Options.Element == Options {
        child(key: key).map { element in
            _ = element.attribute("none")
            return words.reduce(into: []) { if element.value($1.key) == true { $0.formUnion($1.value) } }
        }
    }

    /// The point given for `key`.
    func point(_ key: String) -> CGPoint? {
        guard let node = child(key: key), node.name == "point",
            let x = node.value("x", as: Double.self), let y = node.value("y", as: Double.self)
        else { return nil }
        return CGPoint(x: x, y: y)
    }
}
