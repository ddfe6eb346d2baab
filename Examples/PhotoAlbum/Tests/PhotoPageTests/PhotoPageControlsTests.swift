import PhotoAlbumCore
import Photos
import Testing

@testable import PhotoPage

@MainActor
@Suite struct PhotoPageControlsTests {
    @Test func `the author is shown by the full name, with the number of photos taken`() throws {
        let controls = try PhotoPageControls()
        controls.configure(for: Photo.samples[0])
        #expect(controls.authorLabel.text == "Ada Moreno")
        #expect(controls.photosTakenLabel.text == "1")
        controls.configure(for: Photo.samples[1])
        #expect(controls.authorLabel.text == "Ben")
        #expect(controls.photosTakenLabel.text == "2")
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try PhotoPageControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.authorLabel.font == .photoAuthor)
            #expect(controls.authorLabel.textColor == .photoAuthor)
            #expect(controls.photosTakenLabel.textColor == .appBlack1)
        }
    }
}
