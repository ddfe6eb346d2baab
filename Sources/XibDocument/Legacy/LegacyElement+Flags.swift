extension LegacyElement {
    /// The view's flags: how it follows its superview's size, whether its own subviews do, and whether it is hidden.
    mutating func fillFlags() {
        guard let flags = archive.value("NSvFlags", of: object), let bits = Int(flags.text) else { return }
        let sides = [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ]
        var mask = ["key": "autoresizingMask"]
        for (bit, side) in sides.enumerated() where bits & (1 << bit) != 0 { mask[side] = "YES" }
        if mask.count > 1 {
            children.append(XibElement(name: "autoresizingMask", attributes: mask, line: flags.line))
        }
        if bits & 0x100 == 0 { attributes["autoresizesSubviews"] = "NO" }
        if bits & 0x8000_0000 != 0 { attributes["hidden"] = "YES" }
    }

    mutating func fillFont() {
        let description = archive.value("IBUIFontDescription", of: object)
        let font = conversion.looks.font(description, orElse: archive.value("IBUIFont", of: object))
        if let font { children.append(font) }
    }

    /// What the archives leave out where today's xibs write it.
    mutating func fillSpecials() {
        if name == "activityIndicatorView", attributes["hidesWhenStopped"] == nil {
            attributes["hidesWhenStopped"] = "YES"
        }
        finishButton()
        finishSegments()
    }

    /// What is noted about the object outside of it.
    mutating func fillNotes() {
        guard let notes = object.id.flatMap({ conversion.records.notes[$0] }) else { return }
        if let translates = notes["IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"]?.legacyScalar {
            attributes["translatesAutoresizingMaskIntoConstraints"] = translates
        }
        for entry in archive.entries(of: notes["IBAttributePlaceholdersKey"]) {
            fillPlaceholder(entry.value)
        }
    }

    private mutating func fillPlaceholder(_ placeholder: XibElement) {
        if placeholder.legacyClass?.contains("Accessibility") == true {
            return fillAccessibility(placeholder)
        }
        let attributes = archive.items(of: archive.value("userDefinedRuntimeAttributes", of: placeholder))
        guard !attributes.isEmpty else { return }
        children.append(
            XibElement(
                name: "userDefinedRuntimeAttributes",
                children: attributes.map(runtimeAttribute),
                line: placeholder.line
            )
        )
    }

    private func runtimeAttribute(_ object: XibElement) -> XibElement {
        let type = archive.value("typeIdentifier", of: object)?.text.split(separator: ".").last.map(String.init)
        var attributes: [String: String] = [:]
        attributes["type"] = type
        attributes["keyPath"] = archive.value("keyPath", of: object)?.text
        var children: [XibElement] = []
        if let value = archive.value("value", of: object) {
            if value.legacyClass == "NSColor" {
                children = [conversion.looks.color(value, key: "value")]
            } else if let text = value.legacyScalar, type == "number" {
                children = [XibElement(name: "real", attributes: ["key": "value", "value": text], line: value.line)]
            } else if let text = value.legacyScalar {
                let geometry = type == "string" ? nil : conversion.looks.geometry(text, key: "value", line: value.line)
                children = geometry.map { [$0] } ?? []
                attributes["value"] = geometry == nil ? text : nil
            }
        }
        return XibElement(
            name: "userDefinedRuntimeAttribute",
            attributes: attributes,
            children: children,
            line: object.line
        )
    }

    private mutating func fillAccessibility(_ object: XibElement) {
        var attributes = ["key": "accessibilityConfiguration"]
        attributes["label"] = archive.value("IBUIAccessibilityLabel", of: object)?.text
        attributes["hint"] = archive.value("IBUIAccessibilityHint", of: object)?.text
        attributes["identifier"] = archive.value("IBUIAccessibilityIdentifier", of: object)?.text
        let isElement = archive.value("IBUIIsAccessibilityElement", of: object)?.legacyScalar.map { value in
            XibElement(name: "bool", attributes: ["key": "isElement", "value": value], line: object.line)
        }
        children.append(
            XibElement(
                name: "accessibility",
                attributes: attributes,
                children: isElement.map { [$0] } ?? [],
                line: object.line
            )
        )
    }
}
