import Planning

/// A plan in words: a line for each file, or every line that changes.
struct PlanPrinter {
    let console: Console

    /// Folders that are told in one line: their files are the tool's own business.
    private static let folded = [".scaffold", "Vendor/scaffold"]

    func printSteps(of outline: PlanOutline) {
        for step in outline.steps where Self.fold(of: step.path) == nil {
            printLine(step.kind, "\(step.path)")
        }
        printFolds(of: outline)
    }

    func printDifference(of plan: WritePlan) {
        for step in plan.steps where Self.fold(of: step.path) == nil {
            let lines: [UnifiedDiff.Line]
            switch step.outcome {
            case .create(let new): lines = difference(step.path, nil, new)
            case .replace(let old, let new), .conflict(let old, let new): lines = difference(step.path, old, new)
            case .identical, .keep: lines = []
            }
            for line in lines { console.print(paint(line)) }
        }
        printFolds(of: plan.outline)
    }

    private static func fold(of path: RelativePath) -> String? {
        folded.first { path.description.hasPrefix($0 + "/") }
    }

    private func printFolds(of outline: PlanOutline) {
        for folder in Self.folded {
            let steps = outline.steps.filter { Self.fold(of: $0.path) == folder }
            for kind in WritePlan.Outcome.Kind.allCases {
                let count = steps.count { $0.kind == kind }
                guard count > 0 else { continue }
                printLine(kind, "\(folder)/ (\(count) \(count == 1 ? "file" : "files"))")
            }
        }
    }

    private func difference(_ path: RelativePath, _ old: FileContents?, _ new: FileContents) -> [UnifiedDiff.Line] {
        guard let text = new.text, old == nil || old?.text != nil else {
            return [.header("Binary files \(old == nil ? "/dev/null" : "a/\(path)") and b/\(path) differ")]
        }
        return UnifiedDiff(of: path, from: old?.text, to: text).lines
    }

    private func printLine(_ kind: WritePlan.Outcome.Kind, _ words: String) {
        let style: Style =
            switch kind {
            case .create: .green
            case .identical: .faint
            case .replace: .yellow
            case .keep: .cyan
            case .conflict: .red
            }
        console.say("  " + console.paint(kind.rawValue.padding(to: 10), style) + words)
    }

    private func paint(_ line: UnifiedDiff.Line) -> String {
        switch line {
        case .header: console.paint("\(line)", .bold)
        case .context: "\(line)"
        case .added: console.paint("\(line)", .green)
        case .removed: console.paint("\(line)", .red)
        }
    }
}
