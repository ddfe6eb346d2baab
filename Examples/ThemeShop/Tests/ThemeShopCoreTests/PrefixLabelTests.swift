import Testing
import ThemeShopCore

@MainActor
@Suite struct PrefixLabelTests {
    @Test(arguments: Theme.all)
    func `a prefix made in code is in the bold font and the colour of prefixes, in each theme`(theme: Theme) {
        let label = ThemeShopPrefixLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        inTheme(theme) {
            #expect(label.font == .boldAppFont(ofSize: 17))
            #expect(label.textColor == .appPrefix)
        }
    }

    @Test func `a prefix from a xib keeps its size, and follows the theme`() throws {
        let label: ThemeShopPrefixLabel = try XibView("PrefixView", in: .module).control(Tag.label)
        for theme in Theme.all {
            inTheme(theme) {
                #expect(label.font == .boldAppFont(ofSize: 21))
                #expect(label.textColor == .appPrefix)
            }
        }
    }

    @Test func `the theme holds no prefix that is gone`() {
        var label: ThemeShopPrefixLabel? = ThemeShopPrefixLabel(frame: .zero)
        weak var held: ThemeShopPrefixLabel?
        held = label
        label = nil
        #expect(held == nil)
    }

    enum Tag: Int {
        case label = 100
    }
}
