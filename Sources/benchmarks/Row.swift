/// One line of the table: what was measured, and what it may be.
struct Row {
    /// What a number counts.
    enum Unit {
        case seconds, times, bytes
    }

    let name: String
    private let unit: Unit
    private let value: Double?
    private let budget: Double?
    private var remark: String?

    /// Notes a measurement; without a budget it is there to compare with.
    init(_ name: String, _ value: Double, _ unit: Unit, atMost budget: Double? = nil) {
        self.name = name
        self.unit = unit
        self.value = value
        self.budget = budget
        remark = budget.map { value <= $0 ? "ok" : "over" }
    }

    /// The same measurement, with a word on why it proves nothing.
    func doubted(because reason: String) -> Row {
        var row = self
        row.remark = "unsure: \(reason)"
        return row
    }

    /// Notes a ratio that must not be lower than `budget`.
    init(_ name: String, times value: Double, atLeast budget: Double) {
        self.name = name
        unit = .times
        self.value = value
        self.budget = budget
        remark = value >= budget ? "ok" : "over"
        isFloor = true
    }

    /// Says why something could not be measured.
    init(_ name: String, notMeasured reason: String) {
        self.name = name
        unit = .times
        value = nil
        budget = nil
        remark = reason
    }

    private var isFloor = false

    /// The columns as they are printed.
    var columns: [String] {
        let limit = budget.map { (isFloor ? "≥ " : "≤ ") + unit.text($0) }
        return [name, value.map(unit.text) ?? "not measured", limit ?? "", remark ?? ""]
    }
}

extension Row.Unit {
    fileprivate func text(_ value: Double) -> String {
        switch self {
        case .seconds where value < 1: (value * 1_000).rounded(toPlaces: 2) + " ms"
        case .seconds: value.rounded(toPlaces: 2) + " s"
        case .times: value.rounded(toPlaces: 2) + " ×"
        case .bytes: (value / 1_000_000).rounded(toPlaces: 1) + " MB"
        }
    }
}
