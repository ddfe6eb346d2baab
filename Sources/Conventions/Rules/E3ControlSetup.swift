/// A control that a xib can name styles itself however it is made.
struct E3ControlSetup: PackageRule {
    static let convention = Convention.e3

    private static let controls: Set = ["UILabel", "UITextField", "UITextView"]

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.filter { $0.fact.kind == .class }.flatMap { type in
            // No xib can name a private class.
            guard !type.fact.isPrivate, let parent = type.fact.inherited.first?.name,
                isControl(parent, seenFrom: type.file, of: package)
            else {
                return [PlacedCandidate]()
            }
            return faults(in: type, of: package)
        }
    }

    // A class under another one of the app's inherits its initializers, and the call with them.
    private func isControl(_ parent: String, seenFrom file: Int, of package: PackageIndex) -> Bool {
        if Self.controls.contains(parent) { return true }
        guard package.type(parent, seenFrom: file)?.fact.kind == .typealias else { return false }
        return package.ancestors(of: parent, seenFrom: file).first.map(Self.controls.contains) ?? false
    }

    private func faults(in type: DeclaredType, of package: PackageIndex) -> [PlacedCandidate] {
        let members = package.members(of: type)
        guard members.contains(where: { $0.name == "setup()" }) else {
            return [
                type.candidate(
                    Self.id,
                    "'\(type.fact.name)' has no 'setup()' for its font and colour.",
                    fix: "Set them in 'setup()', and call it from 'init(frame:)' and 'init(coder:)'.",
                    at: type.fact.offset
                )
            ]
        }
        return ["init(frame:)", "init(coder:)"].compactMap { name in
            let own = name == "init(frame:)" ? ["init(frame:)", "init(frame:textContainer:)"] : [name]
            let initializers = type.fact.members.filter { own.contains($0.name) }
            guard let initializer = initializers.first else {
                return type.candidate(
                    Self.id,
                    "'\(type.fact.name)' does not call 'setup()' from '\(name)'.",
                    fix: "Override '\(name)', and call 'setup()' in it.",
                    at: type.fact.offset
                )
            }
            guard !initializers.contains(where: { $0.calls.contains("setup") }) else { return nil }
            return type.candidate(
                Self.id,
                "'\(initializer.name)' does not call 'setup()'.",
                fix: "Call it after 'super.init'.",
                at: initializer.offset,
                edits: package.mends ? call(in: initializer, of: package.sources[type.file]) : []
            )
        }
    }

    // Mechanical only behind a call that makes the control.
    private func call(in initializer: MemberFact, of source: SwiftSource) -> [Edit] {
        guard let end = initializer.end, initializer.offset < end else { return [] }
        let body = source.text.utf8.dropFirst(initializer.offset).prefix(end - initializer.offset)
        guard String(decoding: body, as: UTF8.self).contains("super.init(") else { return [] }
        return source.addition(of: ["setup()"], toBodyEndingAt: end).map { [$0] } ?? []
    }
}
