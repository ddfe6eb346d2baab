import PhotoAlbumCore
import Photos
import ScreenTesting
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

    @Test func `each field of a photo can be told by its control, but those named here`() throws {
        let controls = try PhotoPageControls()
        let unseen = try FieldProbe(Photo.samples).unseen { photo in
            controls.configure(for: photo)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone; the child with the photo's details tells the rest.
        #expect(unseen == ["id", "name", "creationDate", "rating"])
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
