import GalleryCore
import Photos
import ScreenTesting
import Testing

@testable import PhotoDetail

@MainActor
@Suite struct PhotoDetailControlsTests {
    @Test func `each field is shown in its control`() throws {
        let controls = try PhotoDetailControls()
        controls.configure(for: Photo.samples[0])
        #expect(controls.titleLabel.text == "First title")
        #expect(
            controls.createdAtLabel.text
                == Date(timeIntervalSince1970: 1_748_768_400).formatted(date: .abbreviated, time: .omitted)
        )
    }

    @Test func `each field of a photo can be told by its control, but those named here`() throws {
        let controls = try PhotoDetailControls()
        let unseen = try FieldProbe(Photo.samples).unseen { photo in
            controls.configure(for: photo)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try PhotoDetailControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.titleLabel.font == .photoTitle)
            #expect(controls.titleLabel.textColor == .photoTitle)
            #expect(controls.createdAtLabel.textColor == .appBlack1)
        }
    }
}
