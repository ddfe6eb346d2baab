/// What Interface Builder noted about images and colours that live elsewhere.
package struct XibResources: Hashable, Sendable {
    /// The sizes of images, in points, by name.
    package let imageSizes: [String: XibSize]
    /// What colours of the asset catalogue looked like when the xib was saved.
    package let namedColors: [String: XibColor]
    /// What the system's colours looked like when the xib was saved.
    package let systemColors: [String: XibColor]

    /// Reads the `resources` element.
    package init(_ node: XibNode?) {
        let none = XibResources()
        imageSizes = (node?.children("image") ?? []).reduce(into: [:]) { sizes, image in
            guard let name = image.attribute("name"), let width: Double = image.value("width"),
                let height: Double = image.value("height")
            else { return }
            sizes[name] = XibSize(width: width, height: height)
        }
        namedColors = (node?.children("namedColor") ?? []).reduce(into: [:]) { colors, named in
            guard let name = named.attribute("name") else { return }
            colors[name] = named.child("color")?.color(resources: none)
        }
        systemColors = (node?.children("systemColor") ?? []).reduce(into: [:]) { colors, named in
            guard let name = named.attribute("name") else { return }
            colors[name] = named.child("color")?.color(resources: none)
        }
    }

    private init() {
        (imageSizes, namedColors, systemColors) = ([:], [:], [:])
    }
}
