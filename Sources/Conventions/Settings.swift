/// What a team decided about its conventions.
package struct Settings: Codable, Hashable, Sendable {
    /// What one folder decides otherwise.
    package struct Folder: Codable, Hashable, Sendable {
        /// The folder's path in the app.
        package let path: String
        /// How strict the rules are there, by id.
        package let rules: [String: Strictness]
        /// How many lines a controller's body may have there.
        package let controllerLines: Int?

        /// Decides for a folder.
        package init(path: String, rules: [String: Strictness], controllerLines: Int?) {
            self.path = path
            self.rules = rules
            self.controllerLines = controllerLines
        }
    }

    /// The class that every screen inherits; nil where none is known.
    package var base: String?
    /// What the app's own names begin with, such as `Gallery`.
    package var prefix: String?
    /// How many lines a controller's body may have.
    package var controllerLines = 150
    /// How strict the rules are, by id; those that are not here warn.
    package var rules: [String: Strictness] = [:]
    /// What folders decide otherwise, the outer ones first.
    package var folders: [Folder] = []

    /// The defaults, for a base class and a prefix where there are some.
    package init(base: String? = nil, prefix: String? = nil) {
        self.base = base
        self.prefix = prefix
    }

    /// How strict a rule is in a file.
    package func strictness(of rule: String, at path: String) -> Strictness {
        folders.last { $0.holds(path) && $0.rules[rule] != nil }?.rules[rule] ?? rules[rule] ?? .warning
    }

    /// The rules that are off everywhere.
    var off: Set<String> {
        let on = Set(folders.flatMap { $0.rules.filter { $0.value != .off }.keys })
        return Set(rules.filter { $0.value == .off }.keys).subtracting(on)
    }

    /// How many lines a controller's body may have in a file.
    func controllerLines(at path: String) -> Int {
        folders.last { $0.holds(path) && $0.controllerLines != nil }?.controllerLines ?? controllerLines
    }

    /// How people call the class that every screen inherits.
    var baseName: String { base ?? "the app's base controller" }
}

extension Settings.Folder {
    fileprivate func holds(_ path: String) -> Bool { path.hasPrefix(self.path + "/") }
}
