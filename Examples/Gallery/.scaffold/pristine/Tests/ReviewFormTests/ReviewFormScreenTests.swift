import GalleryCore
import ScreenTesting
import Testing

@testable import ReviewForm

@MainActor
@Suite(.serialized) struct ReviewFormScreenTests {
    typealias Tag = ReviewFormControls.Tag

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(ReviewFormViewController(store: .sample))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.problemLine.rawValue, as: GalleryLabel.self)
        _ = try driver.view(tag: Tag.titleField.rawValue, as: GalleryTextField.self)
        _ = try driver.view(tag: Tag.starsLabel.rawValue, as: GalleryLabel.self)
        _ = try driver.view(tag: Tag.starsStepper.rawValue, as: UIStepper.self)
        _ = try driver.view(tag: Tag.isPublicSwitch.rawValue, as: UISwitch.self)
        _ = try driver.view(tag: Tag.visitedOnPicker.rawValue, as: UIDatePicker.self)
        _ = try driver.view(tag: Tag.priceField.rawValue, as: GalleryTextField.self)
        _ = try driver.view(tag: Tag.siteField.rawValue, as: GalleryTextField.self)
        _ = try driver.view(tag: Tag.saveButton.rawValue, as: UIButton.self)
    }

    @Test func `what does not fit can be scrolled to`() async throws {
        let driver = ScreenDriver(ReviewFormViewController(store: .sample), size: CGSize(width: 320, height: 240))
        driver.appear()
        await driver.settle()
        let page = try #require(driver.screen.view.subviews.first)
        let scroll = try #require(page.subviews.first as? UIScrollView)
        let frames = try Tag.allCases.dropFirst().map { tag in
            let control = try driver.view(tag: tag.rawValue, as: UIView.self)
            return control.convert(control.bounds, to: scroll)
        }
        #expect(page.frame.size == driver.screen.view.bounds.size)
        #expect(scroll.contentSize.width == scroll.bounds.width)
        #expect(frames.allSatisfy { CGRect(origin: .zero, size: scroll.contentSize).contains($0) })
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(ReviewFormViewController(store: .sample))
        driver.appear()
        #expect(driver.title == "Review form")
    }

    @Test func `the store's review is shown`() async throws {
        let driver = try await shown(.sample)
        #expect(!driver.shows(MessageView.self))
        let titleField = try driver.view(tag: Tag.titleField.rawValue, as: GalleryTextField.self)
        #expect(titleField.text == Review.samples[0].title)
    }

    @Test func `the loading view lies over the screen until the review is there`() async throws {
        let driver = ScreenDriver(ReviewFormViewController(store: .sample))
        driver.appear()
        #expect(driver.shows("Loading the review…"))
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `a failing store brings up the error view, with the reason`() async throws {
        let driver = try await shown(.failing)
        #expect(driver.shows("The review could not be loaded.\nreview.json is missing from the app."))
    }

    @Test func `the error view lets the user try again`() async throws {
        let attempts = Attempts()
        let driver = try await shown(.recovering(attempts))
        try driver.tap("Try Again")
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(await attempts.count == 2)
    }

    @Test func `another theme restyles all that is on the screen`() async throws {
        let driver = try await shown(.sample)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        let problemLine = try driver.view(tag: Tag.problemLine.rawValue, as: GalleryLabel.self)
        #expect(problemLine.textColor == .reviewProblem)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(ReviewFormViewController(store: .sample), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test(arguments: [ReviewStore.sample, .failing, .endless])
    func `a screen that is dropped before it was ever shown is freed`(store: ReviewStore) async {
        var driver: ScreenDriver? = ScreenDriver(ReviewFormViewController(store: store))
        weak var held: ReviewFormViewController?
        held = driver?.screen
        driver?.load()
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls`() async throws {
        let driver = try await shown(.sample)
        weak var control: UIView?
        control = try driver.view(tag: Tag.allCases[0].rawValue)
        #expect(control != nil)
        try driver.goBack()
        await driver.settle()
        #expect(control == nil)
    }

    @Test func `a screen shown again after it left works as before`() async throws {
        let driver = try await shown(.recovering(Attempts()))
        try driver.goBack()
        driver.appear()
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(driver.screen.failure == nil)
    }

    @Test func `what the form says is saved and handed on`() async throws {
        let kept = Kept()
        let driver = try await shown(kept.store)
        var saved: [Review] = []
        driver.screen.onSave = { saved.append($0) }
        var expected = Review.samples[0]
        expected.title = "Typed"
        try driver.type("Typed", tag: Tag.titleField.rawValue)
        try driver.tap(tag: Tag.saveButton.rawValue)
        await driver.settle()
        #expect(await kept.reviews == [expected])
        #expect(saved == [expected])
    }

    @Test func `a save that fails says so, and what was typed stays`() async throws {
        let driver = try await shown(saving { _ in throw StoreError.unsaved("review.json") })
        var saved: [Review] = []
        driver.screen.onSave = { saved.append($0) }
        try driver.type("Typed", tag: Tag.titleField.rawValue)
        try driver.tap(tag: Tag.saveButton.rawValue)
        await driver.settle()
        #expect(driver.shows("review.json could not be saved."))
        #expect(try driver.view(tag: Tag.titleField.rawValue, as: GalleryTextField.self).text == "Typed")
        #expect(try driver.view(tag: Tag.saveButton.rawValue, as: UIButton.self).isEnabled)
        #expect(saved.isEmpty)
    }

    @Test func `while a save is under way there is no other`() async throws {
        let kept = Kept()
        let driver = try await shown(kept.store)
        await kept.close()
        try driver.tap(tag: Tag.saveButton.rawValue)
        #expect(try !driver.view(tag: Tag.saveButton.rawValue, as: UIButton.self).isEnabled)
        await kept.open()
        await driver.settle()
        #expect(try driver.view(tag: Tag.saveButton.rawValue, as: UIButton.self).isEnabled)
    }

    @Test func `what is saved is saved and handed on although the screen leaves`() async throws {
        let kept = Kept()
        let driver = try await shown(kept.store)
        var saved: [Review] = []
        driver.screen.onSave = { saved.append($0) }
        await kept.close()
        try driver.tap(tag: Tag.saveButton.rawValue)
        await driver.settle()
        try driver.goBack()
        await kept.open()
        await driver.settle()
        #expect(await kept.reviews == [Review.samples[0]])
        #expect(saved == [Review.samples[0]])
    }

    @Test func `what is being saved is there when all is loaded again`() async throws {
        let kept = Kept()
        let driver = try await shown(kept.store)
        try driver.type("Typed", tag: Tag.titleField.rawValue)
        await kept.close()
        try driver.tap(tag: Tag.saveButton.rawValue)
        driver.screen.loadData()
        await driver.settle()
        await kept.open()
        await driver.settle()
        #expect(try driver.view(tag: Tag.titleField.rawValue, as: GalleryTextField.self).text == "Typed")
    }

    @Test func `nothing is saved while a field is missing, and the form goes to it`() async throws {
        let kept = Kept()
        let driver = try await shown(kept.store)
        try driver.type("", tag: Tag.titleField.rawValue)
        driver.screen.view.endEditing(true)
        try driver.tap(tag: Tag.saveButton.rawValue)
        await driver.settle()
        #expect(driver.shows("Title is missing."))
        #expect(try driver.view(tag: Tag.titleField.rawValue, as: GalleryTextField.self).isFirstResponder)
        #expect(await kept.reviews.isEmpty)
    }

    @Test func `controls that belong together are in step`() async throws {
        let driver = try await shown(.sample)
        let starsLabel = try driver.view(tag: Tag.starsLabel.rawValue, as: GalleryLabel.self)
        let starsStepper = try driver.view(tag: Tag.starsStepper.rawValue, as: UIStepper.self)
        #expect(starsLabel.text == Int(starsStepper.value).formatted())
        starsStepper.value = 7
        starsStepper.sendActions(for: .valueChanged)
        #expect(starsLabel.text == 7.formatted())
    }

    private func saving(_ save: @escaping @Sendable (Review) async throws -> Void) -> ReviewStore {
        ReviewStore(load: { Review.samples[0] }, save: save)
    }

    private func shown(_ store: ReviewStore) async throws -> ScreenDriver<ReviewFormViewController> {
        let driver = ScreenDriver(ReviewFormViewController(store: store), size: CGSize(width: 390, height: 2000))
        driver.appear()
        await driver.settle()
        return driver
    }
}
