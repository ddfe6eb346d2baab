import Diagnostics

extension ScreenList {
    /// Finds the list.
    func read(for task: ScreenTask) throws(Diagnostic) -> ScreenArray {
        try array(in: read(), for: task)
    }

    /// The list that was found.
    func array(in reading: Reading, for task: ScreenTask) throws(Diagnostic) -> ScreenArray {
        do {
            return try reading.array.get()
        } catch {
            let place = error.offset.map { SourceLines(Array(text.utf8)).place(of: $0, in: file) }
            throw .uneditable(file, because: error, at: place, for: task)
        }
    }

    /// Those of `entries` that are not listed yet.
    func unlisted(_ entries: [ScreenEntry], in array: ScreenArray) throws(Diagnostic) -> [ScreenEntry] {
        var listed = Dictionary(grouping: array.entries) { $0.name.lowercased() }
        var unlisted: [ScreenEntry] = []
        for entry in entries {
            for name in [entry.name] + entry.needs where !name.isModuleName { throw .notAModuleName(name) }
            let twins = listed[entry.name.lowercased(), default: []]
            if let same = twins.first(where: { $0.name == entry.name }) {
                guard same.covers(entry) else {
                    throw .listedOtherwise(same, wanted: entry, at: place(of: same, in: array))
                }
                continue
            }
            if let twin = twins.first { throw .caseTwin(twin, wanted: entry, at: place(of: twin, in: array)) }
            listed[entry.name.lowercased()] = [entry]
            unlisted.append(entry)
        }
        return unlisted
    }

    /// The edited text, once its list has been read again and found to hold what it should.
    ///
    /// Outside of the brackets every byte is as it was when all of it was read, and a list that is whole by itself
    /// cannot change what they mean: to read those again would take the time of making a screen.
    func verified(
        _ splices: [Splice],
        in layout: ListLayout,
        list expected: [ScreenEntry],
        for task: ScreenTask
    ) throws(Diagnostic) -> String {
        let edited = splices.applied(to: layout.bytes)
        guard let list = layout.list(after: splices, in: edited),
            let array = try? SwiftReader.screens(in: "let screens = \(list)"), array.entries == expected
        else {
            throw .unverifiedEdit(of: file, for: task)
        }
        return edited
    }

    private func place(of entry: ScreenEntry, in array: ScreenArray) -> Place? {
        let element = array.elements.first { $0.entry == entry }
        return element.map { SourceLines(Array(text.utf8)).place(of: $0.range.lowerBound, in: file) }
    }
}

extension ScreenArray {
    func checkNames() throws(ShapeProblem) {
        var names: Set<String> = []
        for element in elements where !names.insert(element.entry.name).inserted {
            throw .listedTwice(element.entry.name, at: element.range.lowerBound)
        }
    }
}

extension String {
    /// Whether the text can stand in the list as it is, and name a module.
    fileprivate var isModuleName: Bool {
        guard let first, !first.isNumber else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
