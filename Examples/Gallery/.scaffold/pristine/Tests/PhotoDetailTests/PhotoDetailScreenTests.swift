import GalleryCore
import Photos
import ScreenTesting
import Testing

@testable import PhotoDetail

@MainActor
@Suite(.serialized) struct PhotoDetailScreenTests {
    typealias Tag = PhotoDetailControls.Tag

    private let selection = SharedState<Photo?>(Photo.samples[0])

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(PhotoDetailViewController(selection: selection))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.titleLabel.rawValue, as: GalleryLabel.self)
        _ = try driver.view(tag: Tag.createdAtLabel.rawValue, as: GalleryLabel.self)
    }

    @Test func `the controls stand one below the other, and those that do not fit can be scrolled to`() throws {
        let driver = ScreenDriver(
            PhotoDetailViewController(selection: selection),
            size: CGSize(width: 320, height: 240)
        )
        driver.appear()
        let page = try #require(driver.screen.view.subviews.first)
        let scroll = try #require(page.subviews.first as? UIScrollView)
        let frames = try Tag.allCases.map { tag in
            let control = try driver.view(tag: tag.rawValue, as: UIView.self)
            return control.convert(control.bounds, to: scroll)
        }
        #expect(page.frame.size == driver.screen.view.bounds.size)
        #expect(scroll.contentSize.width == scroll.bounds.width)
        #expect(frames.allSatisfy { CGRect(origin: .zero, size: scroll.contentSize).contains($0) })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(PhotoDetailViewController(selection: selection))
        driver.appear()
        #expect(driver.title == "Photo detail")
    }

    @Test func `the photo that is selected is shown, and so is the next`() throws {
        selection.value = Photo.samples[1]
        let driver = ScreenDriver(PhotoDetailViewController(selection: selection))
        driver.appear()
        selection.value = Photo.samples[0]
        #expect(!driver.shows(MessageView.self))
        let titleLabel = try driver.view(tag: Tag.titleLabel.rawValue, as: GalleryLabel.self)
        #expect(titleLabel.text == "First title")
    }

    @Test func `while no photo is selected, the screen says so`() {
        selection.value = nil
        let driver = ScreenDriver(PhotoDetailViewController(selection: selection))
        driver.appear()
        #expect(driver.shows("No photo is selected."))
        selection.value = Photo.samples[0]
        driver.advance(by: 1)
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `a photo picked in Photos becomes the selection, and is shown`() async throws {
        selection.value = nil
        let driver = ScreenDriver(list)
        driver.screen.pushPhotoDetail(following: selection)
        driver.appear()
        await driver.settle()
        try driver.select(row: 0)
        await driver.settle()
        #expect(selection.value == Photo.samples[0])
        let pushed = driver.screen.navigationController?.topViewController as? PhotoDetailViewController
        let view = try #require(pushed?.view)
        #expect(pushed?.title == "Photo detail")
        let titleLabel = try #require(view.viewWithTag(Tag.titleLabel.rawValue) as? GalleryLabel)
        #expect(titleLabel.text == "First title")
        #expect(view.window != nil)
    }

    @Test func `Photos is freed although it pushes screens`() async throws {
        #expect(
            try await ScreenDriver.frees(list) { driver in
                driver.screen.pushPhotoDetail(following: selection)
                await driver.settle()
                try driver.select(row: 0)
                driver.screen.navigationController?.popViewController(animated: false)
                await driver.settle()
            }
        )
    }

    @Test func `another theme restyles all that is on the screen`() throws {
        let driver = ScreenDriver(PhotoDetailViewController(selection: selection))
        driver.appear()
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        let titleLabel = try driver.view(tag: Tag.titleLabel.rawValue, as: GalleryLabel.self)
        #expect(titleLabel.textColor == .photoTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves, and the selection stays`(departure: Departure) async throws {
        #expect(try await ScreenDriver.frees(PhotoDetailViewController(selection: selection), leaving: departure))
        #expect(selection.value == Photo.samples[0])
    }

    @Test func `a screen that is dropped before it was ever shown is freed`() {
        var driver: ScreenDriver? = ScreenDriver(PhotoDetailViewController(selection: selection))
        weak var held: PhotoDetailViewController?
        held = driver?.screen
        driver?.load()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls, and shows them again when it comes back`() throws {
        let driver = ScreenDriver(PhotoDetailViewController(selection: selection))
        driver.appear()
        weak var control: UIView?
        control = try driver.view(tag: Tag.allCases[0].rawValue)
        #expect(control != nil)
        try driver.goBack()
        #expect(control == nil)
        driver.appear()
        #expect(try driver.view(tag: Tag.allCases[0].rawValue, as: UIView.self).window != nil)
    }

    private var list: PhotosViewController {
        PhotosViewController(store: PhotoStore(photos: { Photo.samples }))
    }
}
