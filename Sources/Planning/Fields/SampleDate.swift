/// A day at nine in the morning, further back the higher its index.
struct SampleDate {
    /// The days since 1970.
    private let days: Int

    /// The day `index` times 37 days before the first of June 2025.
    init(_ index: Int) {
        days = 20_240 - index * 37
    }

    /// The seconds since 1970.
    var seconds: Int { days * 86_400 + 9 * 3_600 }

    /// The same, in groups of three digits.
    var grouped: String {
        let digits = Array(String(seconds))
        return digits.indices.map { index in
            let isGroupStart = index > 0 && (digits.count - index) % 3 == 0
            return (isGroupStart ? "_" : "") + String(digits[index])
        }.joined()
    }

    /// The moment as `2025-06-01T09:00:00Z`.
    var iso8601: String {
        "\(year)-\(SampleDate.two(month))-\(SampleDate.two(day))T09:00:00Z"
    }

    // Years are counted from March, so that a leap day ends one, and in rounds of 400, after which the calendar repeats.
    private var daysSinceMarch0000: Int { days + 719_468 }
    private var round: Int { daysSinceMarch0000 / 146_097 }
    private var dayOfRound: Int { daysSinceMarch0000 - round * 146_097 }
    private var yearOfRound: Int {
        (dayOfRound - dayOfRound / 1_460 + dayOfRound / 36_524 - dayOfRound / 146_096) / 365
    }
    private var dayOfYear: Int { dayOfRound - (365 * yearOfRound + yearOfRound / 4 - yearOfRound / 100) }
    private var monthSinceMarch: Int { (5 * dayOfYear + 2) / 153 }
    private var month: Int { monthSinceMarch < 10 ? monthSinceMarch + 3 : monthSinceMarch - 9 }
    private var day: Int { dayOfYear - (153 * monthSinceMarch + 2) / 5 + 1 }
    private var year: Int { yearOfRound + round * 400 + (month <= 2 ? 1 : 0) }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
