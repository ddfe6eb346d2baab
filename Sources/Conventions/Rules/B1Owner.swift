internal import XibDocument

/// A xib is a document of its own.
struct B1Owner: XibRule {
    static let convention = Convention.b1

    private static let noClass: KeyValuePairs<String, String?> = [
        "customClass": nil, "customModule": nil, "customModuleProvider": nil,
    ]

    func candidates(in document: XibDocument, of elements: [XibElement], text: [UInt8]) -> [XibCandidate] {
        let owner = elements.first { $0.name == "placeholder" && $0.id == "-1" }
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
        let ownerClass = owner.flatMap { element in
            element.attributes["customClass"].map { name in
                var candidate = candidate(
                    "File's Owner has the class '\(name)'.",
                    fix: "Remove the class, so that the xib knows no controller.",
                    at: element.line
                )
                // The class says what may be tied; while something is, Xcode needs it.
                if ties.isEmpty {
                    candidate.edits =
                        XibStartTag(number: element.position, named: element.name, in: text)?.edits(
                            setting: Self.noClass
                        )
                        ?? []
                }
                return candidate
            }
        }
        return [ownerClass].compactMap(\.self) + inside
    }

    private func candidate(_ message: String, fix: String, at line: Int) -> XibCandidate {
        XibCandidate(rule: Self.id, message: message, fix: fix, line: line)
    }
}
