import GalleryCore
import ScreenTesting
import Testing

@testable import ReviewForm

@MainActor
@Suite struct ReviewFormControlsTests {
    @Test(arguments: Review.samples)
    func `a form says what it was filled in with`(review: Review) throws {
        let controls = try ReviewFormControls()
        controls.configure(for: review)
        #expect(controls.draft == ReviewDraft(review))
    }

    @Test func `each field of a review is asked for, but those named here`() throws {
        let controls = try ReviewFormControls()
        let unasked = try FieldProbe(Review.samples).unseen { review in
            controls.configure(for: review)
            return controls.draft
        }
        // The id is for the app alone.
        #expect(unasked == ["id"])
    }

    @Test func `a large number is not cut off`() throws {
        let controls = try ReviewFormControls()
        var review = Review.samples[0]
        review.stars = 2_000_000_000
        controls.configure(for: review)
        #expect(controls.draft.stars == 2_000_000_000)
    }

    @Test func `a problem calls a field as the form does`() throws {
        let controls = try ReviewFormControls()
        for field in ReviewDraft.Field.allCases {
            #expect(controls.control(for: field).accessibilityLabel == field.rawValue)
        }
    }

    @Test func `a problem stands there until there is none`() throws {
        let controls = try ReviewFormControls()
        #expect(controls.problemLine.isHidden)
        controls.show(StoreError.unsaved("review.json"))
        #expect(!controls.problemLine.isHidden)
        #expect(controls.problemLine.text == "review.json could not be saved.")
        controls.show(nil)
        #expect(controls.problemLine.isHidden)
    }

    @Test func `the problem is in a style of its own, in each theme`() throws {
        let controls = try ReviewFormControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.problemLine.font == .reviewProblem)
            #expect(controls.problemLine.textColor == .reviewProblem)
        }
    }
}
