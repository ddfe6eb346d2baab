import Diagnostics

/// The words that a person typed after a command's name, told apart.
struct Words: Equatable, Sendable {
    /// The words without dashes, in order.
    private(set) var plain: [String] = []
    private var values: [String: [String]] = [:]

    /// Tells options from plain words; after `--` every word is plain.
    ///
    /// - Throws: A diagnostic for an option that `options` does not have, one without its value, a flag with one, and
    ///   one given twice that may not be.
    init(_ typed: ArraySlice<String>, options: [Option], command: String) throws(Diagnostic) {
        var rest = typed
        while let word = rest.popFirst() {
            if word == "--" {
                plain += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                plain.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0] == "-h" ? "--help" : parts[0]
            guard let option = options.first(where: { $0.name == name }) else {
                throw .unknownOption(name, in: options, command: command)
            }
            let wantsNext = option.value != nil && parts.count == 1
            if wantsNext, options.contains(where: { $0.name == rest.first }) { throw .missingValue(of: option) }
            try read(option, attached: parts.dropFirst().first, from: &rest)
        }
    }

    /// Whether the flag was given.
    func has(_ option: Option) -> Bool {
        values[option.name] != nil
    }

    /// The option's value; the last one where it was given more than once.
    func value(of option: Option) -> String? {
        values[option.name]?.last
    }

    /// Each value of an option that repeats.
    func values(of option: Option) -> [String] {
        values[option.name] ?? []
    }

    private mutating func read(
        _ option: Option,
        attached: String?,
        from rest: inout ArraySlice<String>
    ) throws(Diagnostic) {
        guard option.repeats || values[option.name] == nil else {
            throw Diagnostic("The option '\(option.name)' is given twice.", fix: "Give it once.")
        }
        guard option.value != nil else {
            guard attached == nil else {
                throw Diagnostic("The option '\(option.name)' takes no value.", fix: "Write '\(option.name)' alone.")
            }
            values[option.name, default: []].append("")
            return
        }
        guard let value = attached ?? rest.popFirst() else { throw .missingValue(of: option) }
        values[option.name, default: []].append(value)
    }
}

extension Diagnostic {
    fileprivate static func missingValue(of option: Option) -> Diagnostic {
        Diagnostic("The option '\(option.name)' wants a value.", fix: "Write '\(option.usage)'.")
    }

    fileprivate static func unknownOption(_ name: String, in options: [Option], command: String) -> Diagnostic {
        let nearest = NearMiss.question(for: name, in: options.map(\.name))
        return Diagnostic(
            "The option '\(name)' is unknown.",
            fix: nearest + "'scaffold \(command) --help' lists the options."
        )
    }
}
