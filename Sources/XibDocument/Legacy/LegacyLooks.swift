/// Turns colours, fonts, images and geometry of an archive into today's elements.
struct LegacyLooks {
    let archive: LegacyArchive

    /// The colour, as the value of `key`.
    func color(_ object: XibElement, key: String) -> XibElement {
        var attributes = components(of: object)
        attributes["key"] = key
        attributes["cocoaTouchSystemColor"] = archive.value("IBUIColorCocoaTouchKeyPath", of: object)?.text
        return XibElement(name: "color", attributes: attributes, line: object.line)
    }

    private func components(of object: XibElement) -> [String: String] {
        let space = archive.value("NSColorSpace", of: object)?.legacyScalar
        switch space {
        case "3", "4":
            let numbers = bytes("NSWhite", of: object)
            guard let white = numbers.first else { return [:] }
            return [
                "white": white, "alpha": numbers.dropFirst().first ?? "1", "colorSpace": "calibratedWhite",
            ]
        case "6":
            return archive.value("NSColor", of: object).map(components) ?? [:]
        default:
            let numbers = bytes("NSRGB", of: object)
            guard numbers.count >= 3 else { return [:] }
            return [
                "red": numbers[0], "green": numbers[1], "blue": numbers[2],
                "alpha": numbers.dropFirst(3).first ?? "1", "colorSpace": "calibratedRGB",
            ]
        }
    }

    private func bytes(_ key: String, of object: XibElement) -> [String] {
        archive.value(key, of: object).map { LegacyNumbers.list(encoded: $0.text) } ?? []
    }

    /// The font that an `IBUIFontDescription` describes, or else the `NSFont` beside it.
    func font(_ description: XibElement?, orElse font: XibElement?) -> XibElement? {
        if let description, let attributes = attributes(ofDescription: description) {
            return XibElement(name: "fontDescription", attributes: attributes, line: description.line)
        }
        guard let font, let name = archive.value("NSName", of: font)?.text else { return nil }
        var attributes = [
            "key": "fontDescription", "pointSize": archive.value("NSSize", of: font)?.legacyScalar ?? "17",
        ]
        switch name {
        case "Helvetica": attributes["type"] = "system"
        case "Helvetica-Bold": attributes["type"] = "boldSystem"
        case "Helvetica-Oblique": attributes["type"] = "italicSystem"
        default: attributes["name"] = name
        }
        return XibElement(name: "fontDescription", attributes: attributes, line: font.line)
    }

    private func attributes(ofDescription object: XibElement) -> [String: String]? {
        var attributes = ["key": "fontDescription"]
        attributes["pointSize"] = archive.value("pointSize", of: object)?.legacyScalar
        switch archive.value("type", of: object)?.legacyScalar {
        case "1": attributes["type"] = "system"
        case "2": attributes["type"] = "boldSystem"
        case "3": attributes["type"] = "italicSystem"
        default:
            guard let name = archive.value("name", of: object)?.text else { return nil }
            attributes["name"] = name
            attributes["family"] = archive.value("family", of: object)?.text
        }
        return attributes
    }

    /// The name of the image that a resource stands for.
    func imageName(_ object: XibElement) -> String? {
        archive.value("NSResourceName", of: object)?.text
    }

    /// The geometry that a text such as `{8, 8}` gives for a property of that name; nil where it means none.
    func geometry(_ text: String, key: String, line: Int) -> XibElement? {
        let numbers = LegacyNumbers.list(text)
        guard text.hasPrefix("{") else { return nil }
        func element(_ name: String, _ labels: String...) -> XibElement {
            let pairs = zip(labels, numbers).map { ($0, $1) }
            let attributes = Dictionary(pairs) { first, _ in first }.merging(["key": key]) { first, _ in first }
            return XibElement(name: name, attributes: attributes, line: line)
        }
        let isInsets = key.hasSuffix("Insets") || key.hasSuffix("Inset")
        switch numbers.count {
        case 4 where isInsets: return element("inset", "minY", "minX", "maxY", "maxX")
        case 4: return element("rect", "x", "y", "width", "height")
        case 2 where key == "contentOffset": return element("point", "x", "y")
        case 2: return element("size", "width", "height")
        default: return nil
        }
    }

    /// The frame that a view has.
    func frame(of view: XibElement) -> XibElement? {
        if let frame = archive.value("NSFrame", of: view) {
            return geometry(frame.text, key: "frame", line: frame.line)
        }
        guard let size = archive.value("NSFrameSize", of: view) else { return nil }
        let numbers = LegacyNumbers.list(size.text)
        guard numbers.count == 2 else { return nil }
        let attributes = ["key": "frame", "x": "0", "y": "0", "width": numbers[0], "height": numbers[1]]
        return XibElement(name: "rect", attributes: attributes, line: size.line)
    }
}
