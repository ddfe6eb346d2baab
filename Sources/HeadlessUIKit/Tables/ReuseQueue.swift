/// Views that wait to be used again, by the name that they were registered under, and how new ones are made.
@MainActor
struct ReuseQueue<View: UIView> {
    /// Where a new view comes from.
    enum Source {
        case ofClass(View.Type)
        case nib(UINib)
    }

    private var sources: [String: Source] = [:]
    private var waiting: [String: [View]] = [:]

    /// Registers a source under a name, or with nil takes the registration back.
    mutating func register(_ source: Source?, for identifier: String) {
        sources[identifier] = source
        waiting[identifier] = nil
    }

    func source(for identifier: String) -> Source? { sources[identifier] }

    /// Lets a view wait; one without a name is given up.
    mutating func put(_ view: View, for identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }

    /// A view that waits under a name.
    mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }
}
