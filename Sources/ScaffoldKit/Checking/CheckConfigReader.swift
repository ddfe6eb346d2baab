import Conventions
import Diagnostics

/// Reads one object of a check's config.
struct CheckConfigReader {
    private let members: [String: CheckValue]
    private let place: String

    /// Takes an object that may have only these keys.
    init(_ value: CheckValue, at place: String, keys: [String]) throws(Diagnostic) {
        guard case .object(let members) = value else {
            throw .notUnderstood("\(place.isEmpty ? "the file" : "'\(place)'") is no object")
        }
        for key in members.keys.sorted() where !keys.contains(key) {
            throw .unknownKey(place + key, nearest: NearMiss.question(for: key, in: keys), known: keys)
        }
        self.members = members
        self.place = place
    }

    func text(_ key: String) throws(Diagnostic) -> String? {
        guard let value = members[key] else { return nil }
        guard case .text(let text) = value else { throw .notUnderstood("'\(place)\(key)' is no text") }
        return text
    }

    func number(_ key: String) throws(Diagnostic) -> Int? {
        guard let value = members[key] else { return nil }
        guard case .number(let number) = value, number > 0 else {
            throw .notUnderstood("'\(place)\(key)' is no number above 0")
        }
        return number
    }

    func texts(_ key: String) throws(Diagnostic) -> [String]? {
        guard let value = members[key] else { return nil }
        guard case .list(let list) = value else { throw .notUnderstood("'\(place)\(key)' is no list") }
        return try list.map { (value) throws(Diagnostic) in
            guard case .text(let text) = value else { throw .notUnderstood("'\(place)\(key)' holds more than texts") }
            return text
        }
    }

    /// The strictness of rules, by id.
    func rules() throws(Diagnostic) -> [String: Strictness] {
        guard let value = members["rules"] else { return [:] }
        let reader = try CheckConfigReader(value, at: place + "rules.", keys: Rules.ids)
        var rules: [String: Strictness] = [:]
        for id in reader.members.keys.sorted() {
            guard let word = try reader.text(id), let strictness = Strictness(rawValue: word) else {
                let words = Strictness.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                throw .notUnderstood("'\(place)rules.\(id)' is none of \(words)")
            }
            rules[id] = strictness
        }
        return rules
    }

    /// What folders decide otherwise, the outer ones first.
    func folders() throws(Diagnostic) -> [Settings.Folder] {
        guard case .object(let folders)? = members["folders"] else {
            guard members["folders"] == nil else { throw .notUnderstood("'folders' is no object") }
            return []
        }
        return try folders.keys.sorted().map { (path) throws(Diagnostic) in
            let value = folders[path] ?? .other
            let reader = try CheckConfigReader(value, at: "folders.\(path).", keys: ["rules", "controllerLines"])
            return Settings.Folder(
                path: path,
                rules: try reader.rules(),
                controllerLines: try reader.number("controllerLines")
            )
        }
    }
}

extension Diagnostic {
    static func notUnderstood(_ reason: String) -> Diagnostic {
        Diagnostic(
            "The config of the check is not understood: \(reason).",
            at: Place(file: CheckConfig.path),
            fix: "Correct it; 'scaffold check --help' shows one."
        )
    }

    fileprivate static func unknownKey(_ key: String, nearest: String, known: [String]) -> Diagnostic {
        Diagnostic(
            "The config of the check has no key '\(key)'.",
            at: Place(file: CheckConfig.path),
            fix: nearest + "Keys are \(known.joined(separator: ", "))."
        )
    }
}
