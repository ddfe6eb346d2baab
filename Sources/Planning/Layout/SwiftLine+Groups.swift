extension SwiftLine {
    /// The last brackets with something in them, up to which all stands within `length`.
    func lastGroup(fitting length: Int) -> Group? {
        groups.last { group in
            isFilled(group) && indentation.count + group.open < length
        }
    }

    /// What stands before the brackets, each thing in them, and what stands behind.
    func piecesOfGroup(for length: Int) -> [String]? {
        let isFunction = place(of: "func ") != nil || place(of: "init(") != nil
        guard let group = isFunction ? groups.first(where: isFilled) : lastGroup(fitting: length) else { return nil }
        if !isFunction, let last = groups.last(where: isFilled), last.open != group.open, let dot = member(before: last)
        {
            return [line(slice(0..<dot)), line(slice(dot..<text.count), deeper: true)]
        }
        guard let close = group.close else { return nil }
        let content = SwiftLine(slice(group.open + 1..<close))
        if text[group.open] == "(", content.isOneList, let list = content.groups.first, let end = list.close {
            let elements = SwiftLine(content.slice(list.open + 1..<end)).elements
            return pieces(
                String(text[..<(group.open + 1)]) + "[",
                elements,
                "]" + String(text[close...]),
                isList: true
            )
        }
        return pieces(
            String(text[..<(group.open + 1)]),
            content.elements,
            String(text[close...]),
            isList: text[group.open] == "["
        )
    }

    private func pieces(_ head: String, _ elements: [String], _ tail: String, isList: Bool) -> [String] {
        let isLastMarked = isList && elements.count > 1
        let lines = elements.enumerated().map { index, element in
            line(element + (index < elements.count - 1 || isLastMarked ? "," : ""), deeper: true)
        }
        return [line(head)] + lines + [line(tail)]
    }

    /// What stands before the angle brackets, what stands in them, and what stands behind.
    func piecesOfGenericArguments() -> [String]? {
        guard let open = place(of: "<"), let close = text.lastIndex(of: ">"), close > open + 1 else { return nil }
        return [
            line(slice(0..<open + 1)), line(slice(open + 1..<close), deeper: true), line(slice(close..<text.count)),
        ]
    }

    /// What stands between commas, a line each.
    func piecesAtCommas() -> [String]? {
        let elements = elements
        guard elements.count > 1 else { return nil }
        return elements.dropLast().map { line($0 + ",") } + [line(elements[elements.count - 1])]
    }

    /// The text, cut at its commas.
    var elements: [String] {
        let commas = text.indices.filter { text[$0] == "," && !isInside[$0] }
        return zip([-1] + commas, commas + [text.count]).map { slice($0 + 1..<$1) }.filter { !$0.isEmpty }
    }

    /// Whether there is nothing but one pair of square brackets.
    private var isOneList: Bool {
        guard let group = groups.first, groups.count == 1 else { return false }
        return text[group.open] == "[" && group.open == 0 && group.close == text.count - 1
    }

    private func isFilled(_ group: Group) -> Bool {
        guard text[group.open] != "{", let close = group.close else { return false }
        return close > group.open + 1
    }

    /// Where the name of the member that `group` belongs to begins, with its dot.
    private func member(before group: Group) -> Int? {
        text[..<group.open].lastIndex(of: ".").flatMap { $0 > 0 && !isInside[$0] ? $0 : nil }
    }
}
