/// Keeps what takes changes back, group by group; Foundation's on Apple's platforms, absent on Linux.
@MainActor
open class UndoManager: NSObject {
    private var undone = UndoStack()
    private var redone = UndoStack()
    private var open: [UndoGroup] = []
    private var disabledCount = 0
    private var ticket: Headless.Clock.Ticket?

    /// A manager that has nothing to take back yet.
    public override init() {
        super.init()
    }

    /// Whether the changes of one turn are taken back together, without being asked.
    open var groupsByEvent = true
    /// How many groups are kept; 0 for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether changes are being taken back.
    open private(set) var isUndoing = false
    /// Whether changes that were taken back are being made again.
    open private(set) var isRedoing = false
    /// How many groups are open, one in the other.
    open var groupingLevel: Int { open.count }
    /// Whether there is something to take back.
    open var canUndo: Bool { open.contains { !$0.isEmpty } || !undone.groups.isEmpty }
    /// Whether there is something to make again.
    open var canRedo: Bool { !redone.groups.isEmpty }

    // MARK: Changes

    /// Says how a change is taken back: by `handler`, while the target is still there.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                return Headless.raise(.internalInconsistency("must begin a group before registering undo"))
            }
            beginUndoGrouping()
            ticket = Headless.schedule(after: 0) { [weak self] in self?.closeTurn() }
        }
        open[open.count - 1].add(target, handler)
        if !isUndoing, !isRedoing { redone.groups = [] }
    }

    /// Takes the last group of changes back.
    open func undo() {
        closeTurn()
        guard open.isEmpty else {
            return Headless.raise(.internalInconsistency("undo was called with too many nested undo groups"))
        }
        undoNestedGroup()
    }

    /// Takes the last closed group of changes back.
    open func undoNestedGroup() {
        guard open.isEmpty, let group = undone.groups.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        isUndoing = true
        perform(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Makes the changes again that were taken back last.
    open func redo() {
        closeTurn()
        guard open.isEmpty, let group = redone.groups.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        isRedoing = true
        perform(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undone, redone, open) = (UndoStack(), UndoStack(), [])
        if let ticket { Headless.cancel(ticket) }
        ticket = nil
    }

    /// Forgets the changes of one object.
    open func removeAllActions(withTarget target: Any) {
        undone.remove(target as AnyObject)
        redone.remove(target as AnyObject)
        for index in open.indices { open[index].remove(target as AnyObject) }
    }

    // MARK: Groups

    /// Lets all changes up to `endUndoGrouping` be taken back together.
    open func beginUndoGrouping() {
        open.append(UndoGroup())
    }

    /// Closes the group that was begun last.
    open func endUndoGrouping() {
        guard let group = open.popLast() else {
            return Headless.raise(.internalInconsistency("endUndoGrouping called with no matching begin"))
        }
        guard !group.isEmpty else { return }
        guard open.isEmpty else { return open[open.count - 1].take(group) }
        if isUndoing { redone.groups.append(group) } else { undone.groups.append(group) }
        trim()
    }

    /// Keeps no changes until `enableUndoRegistration`.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Keeps changes again.
    open func enableUndoRegistration() { disabledCount -= 1 }

    /// Whether changes are kept.
    open var isUndoRegistrationEnabled: Bool { disabledCount <= 0 }

    // MARK: Names

    /// Names what the last group does, for a menu.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if isUndoing {
            redone.name = actionName
        } else {
            undone.name = actionName
        }
    }

    /// What the last group does; empty where nobody said.
    open var undoActionName: String { open.last { !$0.isEmpty }?.name ?? undone.name }
    /// What would be made again.
    open var redoActionName: String { redone.name }
    /// The title of the menu's item.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu's other item.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title for a group of that name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
    /// The other title for a group of that name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }

    private static func title(_ word: String, _ name: String) -> String { name.isEmpty ? word : word + " " + name }

    /// Does what a group says; what that registers is a group for the other way, of the same name.
    private func perform(_ group: UndoGroup) {
        beginUndoGrouping()
        open[0].name = group.name
        group.perform()
        endUndoGrouping()
    }

    /// Closes the group that a turn has opened.
    private func closeTurn() {
        guard let ticket else { return }
        Headless.cancel(ticket)
        self.ticket = nil
        if open.count == 1 { endUndoGrouping() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undone.groups = undone.groups.suffix(levelsOfUndo)
        redone.groups = redone.groups.suffix(levelsOfUndo)
    }
}
