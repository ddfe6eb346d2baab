/// A day at nine in the morning, one day later for each index.
struct SampleDate {
    private let days: Int

    /// The day `index` days after the first of June 2025.
    init(_ index: Int) {
        days = index
    }

    /// The seconds since 1970, in groups of three digits.
    var grouped: String {
        let digits = Array(String(1_748_768_400 + days * 86_400))
        return digits.indices.map { index in
            let isGroupStart = index > 0 && (digits.count - index) % 3 == 0
            return (isGroupStart ? "_" : "") + String(digits[index])
        }.joined()
    }

    /// The moment as `2025-06-01T09:00:00Z`.
    var iso8601: String {
        var (year, month, day) = (2025, 6, days)
        while day >= SampleDate.length(of: month, year) {
            day -= SampleDate.length(of: month, year)
            month += 1
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        return "\(year)-\(SampleDate.two(month))-\(SampleDate.two(day + 1))T09:00:00Z"
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
