/// A colour as a xib gives it.
package enum XibColor: Hashable, Sendable {
    /// Red, green, blue and alpha in sRGB.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    /// Red, green, blue and alpha in Display P3.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A grey with its alpha.
    case white(Double, alpha: Double)
    /// A colour that UIKit names, such as `systemBackgroundColor`, and what to take where that name is unknown.
    indirect case system(String, fallback: XibColor?)
    /// A colour of an asset catalogue, and what to take where the catalogue is missing.
    indirect case named(String, fallback: XibColor?)
}

extension XibNode {
    /// The colour given for `key`; `resources` know what named colours look like.
    package func color(_ key: String, resources: XibResources) -> XibColor? {
        guard let node = child(key: key), node.name == "color" else { return nil }
        return node.color(resources: resources)
    }

    /// The colour that this element is.
    package func color(resources: XibResources) -> XibColor? {
        let components = components
        if let name = attribute("systemColor") {
            _ = attribute("cocoaTouchSystemColor")
            return .system(name, fallback: resources.systemColors[name])
        }
        // As Xcode 11 wrote it: today's colour, and what an older system takes.
        if let name = attribute("xcode11CocoaTouchSystemColor") {
            let older = attribute("cocoaTouchSystemColor")
            return .system(name, fallback: components ?? older.map { .system($0, fallback: nil) })
        }
        if let name = attribute("cocoaTouchSystemColor") {
            return .system(name, fallback: components ?? resources.systemColors[name])
        }
        guard let name = attribute("name") else { return components }
        guard attribute("catalog") == nil else { return .system(name, fallback: components) }
        return .named(name, fallback: resources.namedColors[name] ?? components)
    }

    private var components: XibColor? {
        let space = [attribute("customColorSpace"), attribute("colorSpace")].compactMap(\.self).first
        let alpha: Double = value("alpha") ?? 1
        if let white: Double = value("white") { return .white(white, alpha: alpha) }
        guard let red: Double = value("red"), let green: Double = value("green"), let blue: Double = value("blue")
        else {
            return nil
        }
        guard space == "displayP3" else { return .rgb(red: red, green: green, blue: blue, alpha: alpha) }
        return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    }
}
