import PhotoAlbumCore
import Testing

@MainActor
@Suite struct XibViewTests {
    enum Tag: Int {
        case label = 100
        case field = 200
        case text = 300
    }

    @Test func `a control is found by its tag, as what the xib says it is`() throws {
        let xib = try XibView("SoundView", in: .module)
        let label: PhotoAlbumLabel = try xib.control(Tag.label)
        #expect(label.text == "Label")
        #expect(label.isDescendant(of: xib.root))
    }

    @Test func `a xib that is not there is named`() {
        #expect(throws: XibError.noView(xib: "Gone")) { try XibView("Gone", in: .module) }
    }

    @Test func `a tag that is not there is named, with its class and xib`() throws {
        let xib = try XibView("FaultyView", in: .module)
        let error = #expect(throws: XibError.self) { let _: UITextView = try xib.control(Tag.text) }
        #expect(error?.description == "The UITextView with tag 300 (text) in FaultyView.xib is missing.")
    }

    @Test func `a tag on a view of another class is named`() throws {
        let xib = try XibView("FaultyView", in: .module)
        let error = #expect(throws: XibError.self) { let _: UILabel = try xib.control(Tag.label) }
        #expect(error?.description == "The UILabel with tag 100 (label) in FaultyView.xib is a UIView.")
    }

    @Test func `a tag that is used twice is named`() throws {
        let xib = try XibView("FaultyView", in: .module)
        let error = #expect(throws: XibError.self) { let _: UIView = try xib.control(Tag.field) }
        #expect(error?.description == "The UIView with tag 200 (field) in FaultyView.xib is there 2 times.")
    }
}
