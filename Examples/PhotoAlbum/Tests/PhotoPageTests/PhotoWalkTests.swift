import AttributePage
import Details
import PhotoAlbumCore
import Photos
import ScreenTesting
import Testing

@testable import PhotoPage

@MainActor
@Suite struct PhotoWalkTests {
    private let list = PhotosViewController(store: PhotoStore(photos: { Photo.samples }))

    @Test func `a photo that is picked is pushed on a page of its own, in motion`() async throws {
        let selection = SharedState<Photo?>(nil)
        list.pushPhotoPage(following: selection)
        let navigation = RecordingNavigationController(rootViewController: list)
        let driver = ScreenDriver(navigation)
        driver.appear(as: .root)
        await driver.settle()
        try driver.select(row: 0)
        #expect(navigation.pushed.count == 1)
        #expect(navigation.pushed.first is PhotoPageViewController)
        #expect(navigation.areAnimated == [true])
        #expect(selection.value == Photo.samples[0])
    }

    @Test func `from the photos to one of them, and to what is to know of it`() async throws {
        list.pushPhotoPage()
        let navigation = UINavigationController(rootViewController: list)
        let driver = ScreenDriver(navigation)
        driver.appear(as: .root)
        await driver.settle()
        try driver.select(row: 1)
        await driver.settle()
        #expect(navigation.topViewController?.title == "Second name")
        #expect(driver.shows("Ben"))
        #expect(try driver.rowCount() == 3)
        try driver.select(row: 0)
        await driver.settle()
        #expect(navigation.topViewController is AttributePageViewController)
        #expect(navigation.topViewController?.title == "Rating")
        navigation.popViewController(animated: true)
        await driver.settle()
        try driver.select(row: 1)
        await driver.settle()
        #expect(navigation.topViewController?.title == "Identifier")
        #expect(driver.shows("2"))
    }

    @Test func `the page holds the details as a child, and another photo's details take their place`() throws {
        let selection = SharedState<Photo?>(Photo.samples[0])
        let driver = ScreenDriver(PhotoPageViewController(selection: selection))
        driver.appear()
        #expect(driver.screen.children.map { $0 is DetailsViewController } == [true])
        #expect(driver.shows("1"))
        selection.value = Photo.samples[2]
        #expect(driver.shows("3"))
        #expect(!driver.shows("First name"))
    }

    @Test func `the details leave with the page, and come anew with it`() throws {
        let driver = ScreenDriver(PhotoPageViewController(selection: SharedState(Photo.samples[0])))
        driver.appear()
        weak var details: UIViewController?
        details = driver.screen.children.first
        #expect(details != nil)
        try driver.goBack()
        #expect(details == nil)
        #expect(driver.screen.children.isEmpty)
        driver.appear()
        #expect(driver.screen.children.count == 1)
        #expect(try driver.rowCount() == 3)
    }

    @Test func `the attributes are the rating as a share, the identifier and the date`() {
        let attributes = Photo.samples[1].attributes
        #expect(attributes.map(\.title) == ["Rating", "Identifier", "Creation date"])
        #expect(attributes[0].rating == Photo.samples[1].adjustedRating)
        #expect(attributes[1].text == "2")
        #expect(attributes.dropFirst().allSatisfy { $0.rating == nil })
    }
}
