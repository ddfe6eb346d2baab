extension Value: ExpressibleByStringInterpolation {
    /// Words.
    package init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension Value: ExpressibleByBooleanLiteral {
    /// Yes or no.
    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension Value: ExpressibleByIntegerLiteral {
    /// A whole number.
    package init(integerLiteral value: Int) {
        self = .number(String(value))
    }
}

extension Value: ExpressibleByFloatLiteral {
    /// A number.
    package init(floatLiteral value: Double) {
        self = .number(String(value))
    }
}

extension Value: ExpressibleByArrayLiteral {
    /// Values in order.
    package init(arrayLiteral elements: Value...) {
        self = .list(elements)
    }
}

extension Value: ExpressibleByDictionaryLiteral {
    /// Values by name; of two with one name the last counts.
    package init(dictionaryLiteral elements: (String, Value)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension Value: ExpressibleByNilLiteral {
    /// Nothing.
    package init(nilLiteral: ()) {
        self = .null
    }
}
