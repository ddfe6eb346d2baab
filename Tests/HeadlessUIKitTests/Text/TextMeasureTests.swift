import Testing

@testable import HeadlessUIKit

@Suite struct TextMeasureTests {
    private let measure = TextMeasure(font: .systemFont(ofSize: 10))

    @Test func `the same text is equally wide everywhere`() {
        #expect(measure.width(of: "Hello") == 22.78)
        #expect(measure.size(of: "").width == 0)
        #expect(measure.width(of: "é") == measure.width(of: "e"))
        #expect(measure.width(of: "漢") == 10)
        #expect(TextMeasure(font: .boldSystemFont(ofSize: 10)).width(of: "a") > measure.width(of: "a"))
        let mono = TextMeasure(font: .monospacedSystemFont(ofSize: 10, weight: .regular))
        #expect(mono.width(of: "iW") == 12)
    }

    @Test func `lines break at spaces, else at letters`() {
        #expect(measure.lines(of: "aa bb cc", width: 26) == ["aa bb", "cc"])
        #expect(measure.lines(of: "aaaaaa", width: 12) == ["aa", "aa", "aa"])
        #expect(measure.lines(of: "a\n\nb", width: 100) == ["a", "", "b"])
        #expect(measure.lines(of: "aaa", width: 1) == ["a", "a", "a"])
    }

    @Test func `no more lines than allowed`() {
        let limited = TextMeasure(font: .systemFont(ofSize: 10), lineLimit: 2)
        #expect(limited.lines(of: "a b c d", width: 6).count == 2)
    }

    @Test func `sizes are whole pixels`() {
        let size = measure.size(of: "Hello")
        #expect(abs(size.width - 23) < 1e-9)
        #expect(abs(size.height - 12) < 1e-9)
    }
}
