extension XibNode {
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
