import Diagnostics

extension Renderer {
    /// Writes another template in the place of its tag.
    mutating func write(_ inclusion: Inclusion) throws(Diagnostic) {
        try enter(at: inclusion.offset)
        if let included = try target(of: inclusion) {
            try check(inclusion, of: included)
            let (outer, outerEnvironment, outerIndentation) = (template, environment, output.indentation)
            if !inclusion.arguments.isEmpty {
                environments.append(replacements(of: inclusion))
                environment = environments.count - 1
            }
            if let blanks = inclusion.indentation {
                output.indentation += template.text.bytes[blanks]
            } else {
                output.continuesLine = true
            }
            template = included
            try write(included.nodes)
            (template, environment, output.indentation) = (outer, outerEnvironment, outerIndentation)
            if inclusion.indentation == nil { output.continuesLine = false }
            if !inclusion.arguments.isEmpty { environments.removeLast() }
        }
        leave()
    }

    /// The tag's own arguments, under those of the templates that led here: the outermost counts.
    private func replacements(of inclusion: Inclusion) -> [String: Argument] {
        var replacements = environments[environment]
        for block in inclusion.arguments where replacements[block.name] == nil {
            replacements[block.name] = Argument(block: block, template: template, environment: environment)
        }
        return replacements
    }

    private func target(of inclusion: Inclusion) throws(Diagnostic) -> Template? {
        let name: String
        switch inclusion.target {
        case .named(let fixed):
            name = fixed
        case .valueOf(let path):
            guard let value = try value(at: path) else { return nil }
            guard let words = value.words else {
                guard mode == .strict else { return nil }
                throw .notText(value, path, in: template.text)
            }
            name = words
        }
        guard let included = try partials[name] else {
            guard mode == .strict else { return nil }
            let place = template.text.place(at: inclusion.offset)
            throw .unknownTemplate(name, known: partials.names, at: place)
        }
        return included
    }

    /// Refuses, in strict mode, what would be dropped without a word.
    private mutating func check(_ inclusion: Inclusion, of included: Template) throws(Diagnostic) {
        guard mode == .strict else { return }
        if let stray = inclusion.stray { throw .strayTag(in: template.text, at: stray) }
        guard !inclusion.arguments.isEmpty, let known = try blocks(within: included) else { return }
        for argument in inclusion.arguments where !known.contains(argument.name) {
            let place = template.text.place(at: argument.offset)
            throw .unknownBlock(argument.name, of: included.name, known: known.sorted(), at: place)
        }
    }

    private mutating func blocks(within included: Template) throws(Diagnostic) -> Set<String>? {
        if let known = reachableBlocks[included.name] { return known }
        var blocks: Set<String> = []
        var seen: Set<String> = []
        var waiting = [included]
        while let next = waiting.popLast() {
            guard !next.includesByValue else {
                reachableBlocks[included.name] = .some(nil)
                return nil
            }
            blocks.formUnion(next.blocks)
            for reference in next.references where reference.kind == .template {
                guard seen.insert(reference.name).inserted, let named = try partials[reference.name] else { continue }
                waiting.append(named)
            }
        }
        reachableBlocks[included.name] = blocks
        return blocks
    }
}

extension Diagnostic {
    static func unknownTemplate(_ name: String, known: [String], at place: Place) -> Diagnostic {
        Diagnostic("No template is named '\(name)'.", at: place, fix: .choice(for: name, among: known))
    }

    static func unknownBlock(_ name: String, of parent: String, known: [String], at place: Place) -> Diagnostic {
        Diagnostic(
            "The template '\(parent)' has no block named '\(name)'.",
            at: place,
            fix: .choice(for: name, among: known)
        )
    }

    static func strayTag(in text: TemplateText, at offset: Int) -> Diagnostic {
        Diagnostic(
            "This tag stands in a parent tag outside its blocks, where nothing is written.",
            at: text.place(at: offset),
            fix: "Move it into a block."
        )
    }
}
