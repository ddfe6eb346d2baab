/// Changes that are taken back together.
@MainActor
struct UndoGroup {
    private struct Step {
        weak var target: AnyObject?
        let act: @MainActor () -> Void
    }

    /// What the changes do, for a menu.
    var name = ""
    private var steps: [Step] = []

    var isEmpty: Bool { steps.isEmpty }

    mutating func add<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
        steps.append(Step(target: target) { [weak target] in if let target { handler(target) } })
    }

    /// Takes in the changes of a group that was inside.
    mutating func take(_ inner: UndoGroup) {
        steps += inner.steps
        if !inner.name.isEmpty { name = inner.name }
    }

    mutating func remove(_ target: AnyObject) {
        steps.removeAll { $0.target === target }
    }

    /// Takes the changes back, the last one first.
    func perform() {
        for step in steps.reversed() { step.act() }
    }
}
