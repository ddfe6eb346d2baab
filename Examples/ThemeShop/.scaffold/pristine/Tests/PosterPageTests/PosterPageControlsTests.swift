import Posters
import ScreenTesting
import Testing
import ThemeShopCore

@testable import PosterPage

@MainActor
@Suite struct PosterPageControlsTests {
    @Test func `each field is shown in its control`() throws {
        let controls = try PosterPageControls()
        controls.configure(for: Poster.samples[0])
        #expect(controls.titleLabel.text == "First title")
        #expect(controls.priceLabel.text?.contains("9") == true)
    }

    @Test func `each field of a poster can be told by its control, but those named here`() throws {
        let controls = try PosterPageControls()
        let unseen = try FieldProbe(Poster.samples).unseen { poster in
            controls.configure(for: poster)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try PosterPageControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.titleLabel.font == .posterTitle)
            #expect(controls.titleLabel.textColor == .posterTitle)
            #expect(controls.priceLabel.textColor == .appBlack1)
        }
    }
}
