actor Attempts {
    private(set) var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
