/// The actions of a control, each once, with the events that it is for.
@MainActor
struct ControlHandlers {
    private struct Registration {
        var action: UIAction
        var events: UIControl.Event
    }

    private var registrations: [Registration] = []

    /// All events that some action is for.
    var events: UIControl.Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The actions for any of `events`, in the order in which they came.
    func actions(for events: UIControl.Event) -> [UIAction] {
        registrations.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }

    /// All actions with their events.
    var all: [(action: UIAction, events: UIControl.Event)] {
        registrations.map { ($0.action, $0.events) }
    }

    /// Registers `action`; one of the same identifier gives way to it.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        guard let index = registrations.firstIndex(where: { $0.action.identifier == action.identifier }) else {
            return registrations.append(Registration(action: action, events: events))
        }
        registrations[index].action = action
        registrations[index].events.formUnion(events)
    }

    /// Takes `events` from the action; an action for none goes.
    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in registrations.indices where registrations[index].action.identifier == identifier {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }
}
