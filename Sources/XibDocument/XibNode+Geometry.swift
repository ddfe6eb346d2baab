package import Foundation

extension XibNode {
    /// The rectangle given for `key`.
    package func rect(_ key: String) -> CGRect? {
        guard let node = child(key: key), node.name == "rect",
            let x = node.value("x", as: Double.self), let y = node.value("y", as: Double.self),
            let width = node.value("width", as: Double.self), let height = node.value("height", as: Double.self)
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size given for `key`.
    package func size(_ key: String) -> CGSize? {
        guard let node = child(key: key), node.name == "size",
            let width = node.value("width", as: Double.self), let height = node.value("height", as: Double.self)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The point given for `key`.
    package func point(_ key: String) -> CGPoint? {
        guard let node = child(key: key), node.name == "point",
            let x = node.value("x", as: Double.self), let y = node.value("y", as: Double.self)
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The distances from the four edges given for `key`.
    package func insets(_ key: String) -> XibInsets? {
        guard let node = child(key: key), node.name == "inset" || node.name == "edgeInsets" else { return nil }
        return XibInsets(
            top: node.value("minY") ?? node.value("top") ?? 0,
            left: node.value("minX") ?? node.value("left") ?? 0,
            bottom: node.value("maxY") ?? node.value("bottom") ?? 0,
            right: node.value("maxX") ?? node.value("right") ?? 0
        )
    }
}
