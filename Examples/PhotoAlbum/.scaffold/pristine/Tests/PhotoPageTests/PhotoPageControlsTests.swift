import PhotoAlbumCore
import Photos
import ScreenTesting
import Testing

@testable import PhotoPage

@MainActor
@Suite struct PhotoPageControlsTests {
    @Test func `each field is shown in its control`() throws {
        let controls = try PhotoPageControls()
        controls.configure(for: Photo.samples[0])
        #expect(controls.nameLabel.text == "First name")
        #expect(
            controls.creationDateLabel.text
                == Date(timeIntervalSince1970: 1_748_768_400).formatted(date: .abbreviated, time: .omitted)
        )
        #expect(controls.ratingLabel.text?.contains("5") == true)
        #expect(controls.userLabel.text?.contains("First name") == true)
    }

    @Test func `each field of a photo can be told by its control, but those named here`() throws {
        let controls = try PhotoPageControls()
        let unseen = try FieldProbe(Photo.samples).unseen { photo in
            controls.configure(for: photo)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `what is missing is shown as missing`() throws {
        let controls = try PhotoPageControls()
        controls.configure(for: Photo.samples[0])
        controls.configure(for: Photo.samples[2])
        #expect(controls.nameLabel.text == "–")
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try PhotoPageControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.nameLabel.font == .photoTitle)
            #expect(controls.nameLabel.textColor == .photoTitle)
            #expect(controls.creationDateLabel.textColor == .appBlack1)
            #expect(controls.ratingLabel.textColor == .appBlack1)
            #expect(controls.userLabel.textColor == .appBlack1)
        }
    }
}
