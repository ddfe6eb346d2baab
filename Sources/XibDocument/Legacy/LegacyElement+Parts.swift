extension LegacyElement {
    private static let states = [
        "Normal": "normal", "Highlighted": "highlighted", "Disabled": "disabled", "Selected": "selected",
    ]
    private static let stateParts = [
        "Title": "title", "TitleColor": "titleColor", "TitleShadowColor": "titleShadowColor", "Image": "image",
        "BackgroundImage": "backgroundImage",
    ]

    /// Keeps what a button shows in a state, such as `IBUINormalTitle`, for the state's own element.
    mutating func fillButtonState(_ key: String, with value: XibElement) -> Bool {
        guard name == "button", key.hasPrefix("IBUI") else { return false }
        let rest = key.dropFirst(4)
        guard let state = Self.states.first(where: { rest.hasPrefix($0.key) }),
            let part = Self.stateParts[String(rest.dropFirst(state.key.count))]
        else { return false }
        guard let target = archive.resolved(value) else { return true }
        if target.legacyClass == "NSColor" {
            addToState(state.value, child: conversion.looks.color(target, key: part), line: target.line)
        } else if let text = target.legacyScalar ?? conversion.looks.imageName(target) {
            addToState(state.value, attribute: part, text, line: target.line)
        }
        return true
    }

    private mutating func addToState(_ state: String, attribute: String, _ text: String, line: Int) {
        changeState(state, line: line) { $0.with(attributes: [attribute: text]) }
    }

    private mutating func addToState(_ state: String, child: XibElement, line: Int) {
        changeState(state, line: line) { $0.with(children: $0.children + [child]) }
    }

    private mutating func changeState(_ state: String, line: Int, _ change: (XibElement) -> XibElement) {
        if let index = children.firstIndex(where: { $0.name == "state" && $0.key == state }) {
            children[index] = change(children[index])
        } else {
            children.append(change(XibElement(name: "state", attributes: ["key": state], line: line)))
        }
    }

    /// Puts the normal state first: the others build on it.
    mutating func finishButton() {
        guard name == "button" else { return }
        let isNormal = { (element: XibElement) in element.name == "state" && element.key == "normal" }
        children =
            children.filter { !isNormal($0) && $0.name != "state" } + children.filter(isNormal)
            + children.filter { $0.name == "state" && !isNormal($0) }
    }

    /// Keeps a list that runs along a segmented control's segments.
    mutating func fillSegments(_ key: String, with value: XibElement) {
        let list = archive.resolved(value)
        let looks = conversion.looks
        switch key {
        case "IBSegmentControlStyle":
            attributes["segmentControlStyle"] =
                list?.legacyScalar.flatMap { LegacyWords.word(for: $0, property: "segmentControlStyle", in: name) }
        case "IBSegmentTitles": changeSegments(list) { $0.legacyScalar.map { ["title": $0] } }
        case "IBSegmentImages": changeSegments(list) { looks.imageName($0).map { ["image": $0] } }
        case "IBSegmentEnabledStates": changeSegments(list) { $0.legacyScalar.map { ["enabled": $0] } }
        case "IBSegmentWidths": changeSegments(list) { $0.legacyScalar.map { ["width": $0] } }
        default: attributes[LegacyNames.property(key, in: name)] = list?.legacyScalar
        }
    }

    private mutating func changeSegments(_ list: XibElement?, _ change: (XibElement) -> [String: String]?) {
        let items = archive.items(of: list)
        let index = children.firstIndex { $0.name == "segments" }
        var segments = index.map { children[$0].children } ?? []
        for (number, item) in items.enumerated() {
            while segments.count <= number { segments.append(XibElement(name: "segment", line: item.line)) }
            segments[number] = segments[number].with(attributes: change(item) ?? [:])
        }
        let element = XibElement(name: "segments", children: segments, line: list?.line ?? object.line)
        if let index { children[index] = element } else { children.append(element) }
    }

    mutating func finishSegments() {
        guard name == "segmentedControl" else { return }
        if attributes["selectedSegmentIndex"] == nil { attributes["selectedSegmentIndex"] = "0" }
    }
}
