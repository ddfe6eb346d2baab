internal import XibDocument

/// A xib is a document of its own.
struct B1Owner: XibRule {
    static let convention = Convention.b1

    func candidates(in document: XibDocument, of elements: [XibElement]) -> [XibCandidate] {
        let owner = elements.first { $0.name == "placeholder" && $0.id == "-1" }
        let ownerClass = owner.flatMap { element in
            element.attributes["customClass"].map { name in
                candidate(
                    "File's Owner has the class '\(name)'.",
                    fix: "Remove the class, so that the xib knows no controller.",
                    at: element.line
                )
            }
        }
        let ties = elements.filter { ["outlet", "outletCollection", "action"].contains($0.name) }.filter { tie in
            tie.attributes["destination"] == "-1" || owner?.preorder.contains { $0.position == tie.position } == true
        }
        let inside = ties.map { tie in
            candidate(
                "File's Owner has the \(tie.name) '\(tie.attributes["property"] ?? tie.attributes["selector"] ?? "")'.",
                fix: "Remove it; code finds controls by tag and connects them in 'createEvents'.",
                at: tie.line
            )
        }
        return [ownerClass].compactMap(\.self) + inside
    }

    private func candidate(_ message: String, fix: String, at line: Int) -> XibCandidate {
        XibCandidate(rule: Self.id, message: message, fix: fix, line: line)
    }
}
