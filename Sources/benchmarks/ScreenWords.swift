/// Names for as many screens as wanted, all of one length.
enum ScreenWords {
    static func names(_ count: Int) -> [String] {
        let letters = "abcdefghij".map(String.init)
        return (0..<count).map { number in
            "Page" + [number / 100 % 10, number / 10 % 10, number % 10].map { letters[$0] }.joined() + "s"
        }
    }
}
