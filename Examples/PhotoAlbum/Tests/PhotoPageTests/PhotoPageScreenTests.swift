import PhotoAlbumCore
import Photos
import ScreenTesting
import Testing

@testable import PhotoPage

@MainActor
@Suite(.serialized) struct PhotoPageScreenTests {
    typealias Tag = PhotoPageControls.Tag

    private let selection = SharedState<Photo?>(Photo.samples[0])

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.authorLabel.rawValue, as: PhotoAlbumLabel.self)
        _ = try driver.view(tag: Tag.photosTakenLabel.rawValue, as: PhotoAlbumLabel.self)
        _ = try driver.view(tag: Tag.details.rawValue, as: UIView.self)
    }

    @Test func `the details take all the room below what is said of the author`() throws {
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.appear()
        let photosTakenLabel: PhotoAlbumLabel = try driver.view(tag: Tag.photosTakenLabel.rawValue)
        let details: UIView = try driver.view(tag: Tag.details.rawValue)
        let table = try #require(details.subviews.first)
        #expect(details.frame.minY >= photosTakenLabel.frame.maxY)
        #expect(details.frame.maxY == driver.screen.view.bounds.maxY)
        #expect(table.frame == details.bounds)
    }

    @Test func `the bar shows the photo's name`() {
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.appear()
        #expect(driver.title == "First name")
    }

    @Test func `the photo that is selected is shown, and so is the next`() throws {
        selection.value = Photo.samples[1]
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.appear()
        selection.value = Photo.samples[0]
        #expect(!driver.shows(MessageView.self))
        let authorLabel = try driver.view(tag: Tag.authorLabel.rawValue, as: PhotoAlbumLabel.self)
        #expect(authorLabel.text == "Ada Moreno")
    }

    @Test func `while no photo is selected, the screen says so`() {
        selection.value = nil
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.appear()
        #expect(driver.shows("No photo is selected."))
        selection.value = Photo.samples[0]
        driver.advance(by: 1)
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `a photo picked in Photos becomes the selection, and is shown`() async throws {
        selection.value = nil
        let driver = ScreenDriver(list)
        driver.screen.pushPhotoPage(following: selection)
        driver.appear()
        await driver.settle()
        try driver.select(row: 0)
        await driver.settle()
        #expect(selection.value == Photo.samples[0])
        let pushed = driver.screen.navigationController?.topViewController as? PhotoPageViewController
        let view = try #require(pushed?.view)
        #expect(pushed?.title == "First name")
        let authorLabel = try #require(view.viewWithTag(Tag.authorLabel.rawValue) as? PhotoAlbumLabel)
        #expect(authorLabel.text == "Ada Moreno")
        #expect(view.window != nil)
    }

    @Test func `Photos is freed although it pushes screens`() async throws {
        #expect(
            try await ScreenDriver.frees(list) { driver in
                driver.screen.pushPhotoPage(following: selection)
                await driver.settle()
                try driver.select(row: 0)
                driver.screen.navigationController?.popViewController(animated: false)
                await driver.settle()
            }
        )
    }

    @Test func `another theme restyles all that is on the screen`() throws {
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.appear()
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        let authorLabel = try driver.view(tag: Tag.authorLabel.rawValue, as: PhotoAlbumLabel.self)
        #expect(authorLabel.textColor == .photoAuthor)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves, and the selection stays`(departure: Departure) async throws {
        #expect(try await ScreenDriver.frees(PhotoPageViewController(selection: selection), leaving: departure))
        #expect(selection.value == Photo.samples[0])
    }

    @Test func `a screen that is dropped before it was ever shown is freed`() {
        var driver: ScreenDriver? = ScreenDriver(PhotoPageViewController(selection: selection))
        weak var held: PhotoPageViewController?
        held = driver?.screen
        driver?.load()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls, and shows them again when it comes back`() throws {
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
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
