internal import Diagnostics

/// One object of an archive on its way to an element of today.
struct LegacyElement {
    let object: XibElement
    let conversion: LegacyConversion
    let name: String
    var attributes: [String: String] = [:]
    var children: [XibElement] = []

    var archive: LegacyArchive { conversion.archive }
    var element: XibElement {
        XibElement(name: name, attributes: attributes, children: children, line: object.line)
    }

    init(of object: XibElement, named name: String?, key: String?, by conversion: LegacyConversion) {
        self.object = object
        self.conversion = conversion
        let isProxy = object.legacyClass == "IBProxyObject"
        self.name = name ?? (isProxy ? "placeholder" : LegacyNames.element(object.legacyClass ?? object.name))
        attributes["key"] = key
        guard let id = object.id else { return }
        attributes["id"] = conversion.identity(id)
        attributes["customClass"] = conversion.records.customClasses[id]
        attributes["userLabel"] = conversion.records.labels[id]
    }

    mutating func fill() throws(Diagnostic) {
        if let frame = conversion.looks.frame(of: object) { children.append(frame) }
        fillFlags()
        fillFont()
        for value in object.children {
            guard let key = value.key, !LegacyNames.ignored.contains(key) else { continue }
            try fill(key, with: value)
        }
        fillSpecials()
        fillNotes()
        fillConstraints()
        fillConnections()
    }

    private mutating func fill(_ key: String, with value: XibElement) throws(Diagnostic) {
        switch key {
        case "NSFrame", "NSFrameSize", "NSvFlags", "IBUIFont", "IBUIFontDescription", "IBUIGestureRecognizers": return
        // An item's way back to its bar, which holds the item.
        case "IBUITabBar" where name == "tabBarItem": return
        // One of the controllers that the list holds.
        case "IBUISelectedViewController": return
        case "IBProxiedObjectIdentifier": attributes["placeholderIdentifier"] = value.text
        case "NSSubviews": try fillSubviews(value)
        case "IBUIContentView": try fillContentView(value)
        case _ where fillButtonState(key, with: value): return
        case _ where key.hasPrefix("IBSegment"): fillSegments(key, with: value)
        default: try fillProperty(LegacyNames.property(key, in: name), with: value)
        }
    }

    private mutating func fillProperty(_ property: String, with value: XibElement) throws(Diagnostic) {
        guard let target = archive.resolved(value) else { return }
        if let text = target.legacyScalar {
            return fillScalar(property, with: text, line: target.line)
        }
        switch target.legacyClass {
        case "NSColor":
            children.append(conversion.looks.color(target, key: property))
        case "NSCustomResource", "NSImage":
            attributes[property] = conversion.looks.imageName(target)
        case "NSArray", "NSMutableArray":
            try fillList(property, with: target)
        case "NSDictionary", "NSMutableDictionary", "NSNull", nil:
            return
        case let name? where LegacyNames.isDesignTime(name):
            return
        default:
            try fillObject(property, with: target)
        }
    }

    /// An object that has its place elsewhere is named; one that has none gets its place here.
    private mutating func fillObject(_ property: String, with target: XibElement) throws(Diagnostic) {
        guard conversion.isPlaced(target) else {
            return children.append(try conversion.object(target, key: property))
        }
        guard ["textLabel", "detailTextLabel", "imageView"].contains(property), let id = target.id else { return }
        attributes[property] = conversion.identity(id)
    }

    private mutating func fillScalar(_ property: String, with text: String, line: Int) {
        if let geometry = conversion.looks.geometry(text, key: property, line: line), property != "text" {
            return children.append(geometry)
        }
        attributes[property] = LegacyWords.word(for: text, property: property, in: name) ?? text
    }

    private mutating func fillList(_ property: String, with array: XibElement) throws(Diagnostic) {
        var items: [XibElement] = []
        for item in archive.items(of: array) {
            if let text = item.legacyScalar {
                items.append(XibElement(name: "string", text: text, line: item.line))
            } else if item.legacyClass?.hasPrefix("IB") == true, !conversion.isPlaced(item) {
                items.append(try conversion.object(item))
            }
        }
        guard !items.isEmpty else { return }
        children.append(XibElement(name: property, children: items, line: array.line))
    }

    private mutating func fillSubviews(_ array: XibElement) throws(Diagnostic) {
        let content = archive.value("IBUIContentView", of: object)?.id
        var subviews: [XibElement] = []
        for view in archive.items(of: archive.resolved(array)) where view.id == nil || view.id != content {
            subviews.append(try conversion.object(view))
        }
        guard !subviews.isEmpty else { return }
        children.append(XibElement(name: "subviews", children: subviews, line: array.line))
    }

    private mutating func fillContentView(_ value: XibElement) throws(Diagnostic) {
        guard let content = archive.resolved(value), !conversion.isPlaced(content) else { return }
        let element = name == "tableViewCell" ? "tableViewCellContentView" : nil
        children.append(try conversion.object(content, key: "contentView", name: element))
    }
}
