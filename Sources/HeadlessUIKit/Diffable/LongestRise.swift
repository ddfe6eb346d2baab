/// The longest part of a row of numbers that rises, found without moving any: what can stay where it is.
struct LongestRise {
    /// Where the numbers of that part are.
    let indices: Set<Int>

    init(_ values: [Int]) {
        /// For each length, where the smallest number is that ends a rise of it.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var found: Set<Int> = []
        var index = ends.last ?? -1
        while index >= 0 {
            found.insert(index)
            index = previous[index]
        }
        indices = found
    }
}
