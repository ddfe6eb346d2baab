import GalleryCore
import Testing

@Suite struct TypedNumberTests {
    @Test(arguments: [
        ("en_US", "1,234.5"), ("en_US", "1234.5"), ("de_DE", "1.234,5"), ("de_CH", "1'234.5"), ("fr_FR", "1 234,5"),
        ("sv_SE", "1 234,50"), ("hi_IN", "+1,234.5"), ("ar_EG", "١٬٢٣٤٫٥"),
    ])
    func `a number is read as people write it there`(locale: String, text: String) {
        let locale = Locale(identifier: locale)
        #expect(Double(typed: text, in: locale) == 1234.5)
        #expect(Decimal(typed: text, in: locale) == Decimal(1234.5))
        #expect(Int(typed: text, in: locale) == nil)
    }

    @Test(arguments: [
        ("en_US", "12 apples"), ("en_US", "1.2.3"), ("en_US", "9,50"), ("en_US", "12,34"), ("en_US", "1,2345"),
        ("en_US", "1,,234"), ("en_US", "--5"), ("en_US", "5²"), ("en_US", "1e5"), ("en_US", "nan"), ("en_US", "."),
        ("de_DE", "1.5"), ("de_DE", "1,5,5"), ("de_DE", "-"), ("de_DE", ""),
    ])
    func `what is one only in part, or there means something else, is none`(locale: String, text: String) {
        let locale = Locale(identifier: locale)
        #expect(Double(typed: text, in: locale) == nil)
        #expect(Decimal(typed: text, in: locale) == nil)
        #expect(Int(typed: text, in: locale) == nil)
    }

    @Test func `whole numbers are grouped too, and a digit can be left out beside the point`() {
        let locale = Locale(identifier: "en_US")
        #expect(Int(typed: "-1,234,567", in: locale) == -1_234_567)
        #expect(Int(typed: "99999999999999999999", in: locale) == nil)
        #expect(Double(typed: ".5", in: locale) == 0.5)
        #expect(Decimal(typed: "5.", in: locale) == 5)
    }

    @Test(arguments: ["en_US", "de_DE", "sv_SE", "hi_IN", "ar_EG", "fa_IR"])
    func `a number is typed as it is read, and loses nothing`(locale: String) throws {
        let locale = Locale(identifier: locale)
        for value in [0, 7, -1_234_567, .max] { #expect(Int(typed: value.typed(in: locale), in: locale) == value) }
        for value in [0.25, -1_234_567.125, 1e20, 1.0 / 3] {
            #expect(Double(typed: value.typed(in: locale), in: locale) == value)
        }
        let price = try #require(Decimal(string: "-12345678901234567890.12"))
        #expect(Decimal(typed: price.typed(in: locale), in: locale) == price)
    }
}
