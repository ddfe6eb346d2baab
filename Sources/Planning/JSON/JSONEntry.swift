import Diagnostics

/// A value in a JSON file, and the way to it, so that what is wrong with it can be told.
struct JSONEntry {
    private let value: JSONValue
    /// The way to it, as people write it: `variables[2].type`; empty for all of the file.
    private let path: String

    /// All of a file.
    init(_ value: JSONValue) {
        self.init(value, at: "")
    }

    private init(_ value: JSONValue, at path: String) {
        self.value = value
        self.path = path
    }

    /// Whether it is a list.
    var isList: Bool {
        if case .list = value { true } else { false }
    }

    /// The text that it is.
    var text: String {
        get throws(Diagnostic) {
            guard case .string(let text) = value else { throw wanted("text") }
            return text
        }
    }

    /// What it says, yes or no.
    var flag: Bool {
        get throws(Diagnostic) {
            guard case .bool(let flag) = value else { throw wanted("true or false") }
            return flag
        }
    }

    /// The whole number that it is.
    var number: Int {
        get throws(Diagnostic) {
            guard case .number(let digits) = value, let number = Int(digits) else { throw wanted("number") }
            return number
        }
    }

    /// The values in the list that it is.
    var elements: [JSONEntry] {
        get throws(Diagnostic) {
            guard case .list(let values) = value else { throw wanted("list") }
            return values.enumerated().map { JSONEntry($1, at: "\(path)[\($0)]") }
        }
    }

    /// What the names in it stand for; of two that are alike, the last counts.
    var members: [String: JSONEntry] {
        get throws(Diagnostic) {
            guard case .object(let members) = value else { throw wanted("value of another type") }
            return members.reduce(into: [:]) { entries, member in
                let place = path.isEmpty ? member.name : "\(path).\(member.name)"
                entries[member.name] = member.value == .null ? nil : JSONEntry(member.value, at: place)
            }
        }
    }

    /// The texts that the names in it stand for.
    var texts: [String: String] {
        get throws(Diagnostic) {
            var texts: [String: String] = [:]
            for (name, entry) in try members.sorted(by: { $0.key < $1.key }) { texts[name] = try entry.text }
            return texts
        }
    }

    /// The same of a file in which a name that nobody reads is an error with the nearest one, not a silent nothing.
    func members(named known: [String]) throws(Diagnostic) -> JSONMembers {
        if case .object(let members) = value,
            let unknown = members.map(\.name).filter({ !known.contains($0) }).min()
        {
            throw Diagnostic(
                "The key '\(unknown)' is unknown\(path.isEmpty ? "" : " in \(path)").",
                fix: NearMiss.question(for: unknown, in: known) + "Keys are \(known.joined(separator: ", "))."
            )
        }
        return JSONMembers(try members, of: path)
    }

    /// What the names in it stand for, whatever other names there are.
    func anyMembers() throws(Diagnostic) -> JSONMembers {
        JSONMembers(try members, of: path)
    }

    private func wanted(_ kind: String) -> Diagnostic {
        Diagnostic("A \(kind) is wanted\(path.isEmpty ? "" : " at \(path)").")
    }
}
