import GalleryCore
import Testing

@MainActor
@Suite struct BadgeTests {
    private enum Tag: Int {
        case control = 100
    }

    @Test func `made in code, it has the app's look, and follows the theme`() {
        let badge = Badge(frame: .zero)
        for theme in Theme.all {
            inTheme(theme) {
                #expect(badge.font == .boldAppFont(ofSize: 17))
                #expect(badge.textColor == .appBlack1)
            }
        }
    }

    @Test func `out of a xib, it has the same look at the xib's size, and follows the theme`() throws {
        let badge: Badge = try XibView("BadgeView", in: .module).control(Tag.control)
        for theme in Theme.all {
            inTheme(theme) {
                #expect(badge.font == .boldAppFont(ofSize: 21))
                #expect(badge.textColor == .appBlack1)
            }
        }
    }

    @Test func `the theme does not hold one that is gone`() {
        var badge: Badge? = Badge(frame: .zero)
        weak var held: Badge?
        held = badge
        badge = nil
        #expect(held == nil)
    }
}
