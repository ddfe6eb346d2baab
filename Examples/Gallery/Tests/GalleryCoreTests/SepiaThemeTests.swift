import GalleryCore
import ScreenTesting
import Testing

@MainActor
@Suite struct SepiaThemeTests {
    @Test func `it is one of those to choose from, by a name of its own`() {
        #expect(Theme.all.contains(.sepia))
        #expect(Theme.all.count { $0.name == Theme.sepia.name } == 1)
    }

    @Test(arguments: [Theme.day, .night])
    func `it has other colours and another pattern than those that the app began with`(theme: Theme) {
        var looks: [[UIColor]] = []
        for theme in [theme, .sepia] {
            inTheme(theme) { looks.append([.appBlack1, .appOffWhite, .appBackground]) }
        }
        #expect(zip(looks[0], looks[1]).allSatisfy { $0 != $1 })
    }

    @Test func `what is written in it can be read`() {
        inTheme(.sepia) {
            var (text, ground, alpha): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            #expect(UIColor.appBlack1.getWhite(&text, alpha: &alpha))
            #expect(UIColor.appOffWhite.getWhite(&ground, alpha: &alpha))
            #expect(abs(text - ground) > 0.5)
        }
    }

    @Test func `a live screen and its labels take it`() {
        let driver = ScreenDriver(GalleryViewController())
        driver.load()
        let label = GalleryLabel(frame: .zero)
        inTheme(.sepia) {
            #expect(driver.screen.view.backgroundColor == .appOffWhite)
            #expect(label.font == .appFont(ofSize: 17))
            #expect(label.textColor == .appBlack1)
        }
    }
}
