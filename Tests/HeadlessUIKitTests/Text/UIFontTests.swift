import HeadlessUIKit
import Testing

@Suite struct UIFontTests {
    // Facts 10: equal requests give identical objects.
    @Test func `equal requests give the same object`() {
        #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.boldSystemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17))
    }

    // Facts 10: nil for an unknown name; descriptors and text styles always give a font.
    @Test func `an unknown name gives nil, anything else a font`() throws {
        #expect(UIFont(name: "Nonsense", size: 12) == nil)
        let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
        #expect(bold.familyName == "Helvetica Neue")
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
        #expect(UIFont(descriptor: UIFontDescriptor(name: "Nonsense", size: -3), size: -1).pointSize > 0)
        let odd = UIFont.TextStyle(rawValue: "odd")
        #expect(UIFont.preferredFont(forTextStyle: odd).pointSize == 17)
    }

    // Facts 10: withSize changes pointSize; the standard sizes.
    @Test func `sizes are UIKit's`() {
        #expect(UIFont.systemFont(ofSize: 12).withSize(20).pointSize == 20)
        #expect(
            [UIFont.systemFontSize, .init(UIFont.smallSystemFontSize), UIFont.labelFontSize, UIFont.buttonFontSize]
                == [14, 12, 17, 18]
        )
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: large) == 53)
    }

    @Test func `the system's fonts have UIKit's names and metrics`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.fontName == ".SFUI-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(font.descender < 0)
        #expect(font.ascender - font.descender == font.lineHeight)
    }

    @Test func `symbolic traits change the face within the family`() throws {
        let plain = try #require(UIFont(name: "Georgia", size: 12)).fontDescriptor
        let italic = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: italic, size: 0).fontName == "Georgia-BoldItalic")
        #expect(UIFont(name: "Didot", size: 9)?.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
    }
}
