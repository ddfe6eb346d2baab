import Details
import PhotoAlbumCore
import ScreenTesting
import Testing

@testable import AttributePage

@MainActor
@Suite struct AttributePageControlsTests {
    @Test func `each field is shown in its control`() throws {
        let controls = try AttributePageControls()
        controls.configure(for: Attribute.samples[0])
        #expect(controls.titleLabel.text == "First title")
        #expect(controls.textLabel.text == "First text")
        #expect(controls.ratingLabel.text?.contains("5") == true)
    }

    @Test func `each field of an attribute can be told by its control, but those named here`() throws {
        let controls = try AttributePageControls()
        let unseen = try FieldProbe(Attribute.samples).unseen { attribute in
            controls.configure(for: attribute)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `what is missing is shown as missing`() throws {
        let controls = try AttributePageControls()
        controls.configure(for: Attribute.samples[0])
        controls.configure(for: Attribute.samples[2])
        #expect(controls.ratingLabel.text == "–")
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try AttributePageControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.titleLabel.font == .attributeTitle)
            #expect(controls.titleLabel.textColor == .attributeTitle)
            #expect(controls.textLabel.textColor == .appBlack1)
            #expect(controls.ratingLabel.textColor == .appBlack1)
        }
    }
}
