import PhotoAlbumCore
import ScreenTesting
import Testing

@MainActor
@Suite struct ThemeTests {
    @Test func `by day text is grey 38 on grey 234`() {
        #expect(UIColor.appBlack1 == .grey(38))
        #expect(UIColor.appOffWhite == .grey(234))
    }

    @Test func `a grey has its value as all its components`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.grey(51).getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.2) < 0.0001)
        #expect(alpha == 1)
    }

    @Test(arguments: Theme.all)
    func `the background is a pattern in each theme`(theme: Theme) {
        inTheme(theme) {
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            #expect(!UIColor.appBackground.getWhite(&white, alpha: &alpha))
        }
    }

    @Test func `the bold font is bolder than the plain one, at the size asked for`() {
        #expect(UIFont.appFont(ofSize: 13).pointSize == 13)
        #expect(UIFont.boldAppFont(ofSize: 13).pointSize == 13)
        #expect(UIFont.appFont(ofSize: 13) != .boldAppFont(ofSize: 13))
    }

    @Test func `another theme answers with other colours and fonts`() {
        let (black1, offWhite) = (UIColor.appBlack1, UIColor.appOffWhite)
        let (plain, bold) = (UIFont.appFont(ofSize: 13), UIFont.boldAppFont(ofSize: 13))
        let background = UIColor.appBackground
        inTheme(.night) {
            #expect(UIColor.appBlack1 != black1)
            #expect(UIColor.appOffWhite != offWhite)
            #expect(UIColor.appBackground != background)
            #expect(UIFont.appFont(ofSize: 13) != plain)
            #expect(UIFont.boldAppFont(ofSize: 13) != bold)
        }
    }

    @Test func `a live screen takes the background of another theme`() {
        let driver = ScreenDriver(PhotoAlbumViewController())
        driver.load()
        inTheme(.night) {
            #expect(driver.screen.view.backgroundColor == .appOffWhite)
        }
    }

    @Test func `setting the theme that is in use restyles nothing`() {
        let (events, theme) = (EventBag(), ThemeProvider.shared.theme)
        var count = 0
        events.followTheme { count += 1 }
        ThemeProvider.shared.theme = theme
        #expect(count == 1)
        inTheme(.night) { #expect(count == 2) }
    }

    @Test func `themes have names of their own`() {
        #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
        #expect(Theme.all.count > 1)
    }
}

/// Looks at things in another theme, and comes back to the one before.
@MainActor
func inTheme(_ theme: Theme, _ look: () -> Void) {
    let before = ThemeProvider.shared.theme
    ThemeProvider.shared.theme = theme
    look()
    ThemeProvider.shared.theme = before
}
