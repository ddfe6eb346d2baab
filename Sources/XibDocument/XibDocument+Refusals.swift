internal import Diagnostics

extension XibDocument {
    func refuseForeignKinds() throws(Diagnostic) {
        let place = Place(file: file, line: root.line)
        switch root.name {
        case "document": break
        default: throw .notAXib(root: root.name, at: place)
        }
        guard root.attributes["type"]?.hasSuffix(".Cocoa.XIB") != true else { throw .macXib(at: place) }
        let isStoryboard = root.children.contains { $0.name == "scenes" }
        guard !isStoryboard else { throw .storyboard(at: place) }
        guard root.children.contains(where: { $0.name == "objects" }) else {
            throw .noObjects(at: place)
        }
    }

    func refuseTwinIDs() throws(Diagnostic) {
        var lines: [String: Int] = [:]
        let objects = root.children.filter { $0.name == "objects" }
        for element in objects.flatMap(\.preorder) {
            guard let id = element.id else { continue }
            if let first = lines[id] {
                throw .twinIDs(id, first: first, at: Place(file: file, line: element.line, column: 1))
            }
            lines[id] = element.line
        }
    }
}

extension Diagnostic {
    fileprivate static func notAXib(root: String, at place: Place) -> Diagnostic {
        Diagnostic(
            "The file is XML and not a xib: it begins with <\(root)>, where a xib has <document>.",
            at: place,
            fix: "Name a xib file."
        )
    }

    fileprivate static func storyboard(at place: Place) -> Diagnostic {
        Diagnostic(
            "The file is a storyboard, not a xib.",
            at: place,
            fix: "Keep each screen's view in a xib of its own."
        )
    }

    fileprivate static func macXib(at place: Place) -> Diagnostic {
        Diagnostic(
            "The xib is for macOS, not for iOS.",
            at: place,
            fix: "Name a xib that was made for iOS."
        )
    }

    fileprivate static func noObjects(at place: Place) -> Diagnostic {
        Diagnostic(
            "The xib has no <objects>.",
            at: place,
            fix: "Open it in Xcode and save it again, or make a new one."
        )
    }

    static func twinIDs(_ id: String, first: Int, at place: Place) -> Diagnostic {
        Diagnostic(
            "The id '\(id)' stands on two elements; line \(first) has the other.",
            at: place,
            fix: "Give one of them an id of its own, and change what refers to it."
        )
    }
}
