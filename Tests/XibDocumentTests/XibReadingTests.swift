import Testing

@testable import XibDocument

@Suite struct XibReadingTests {
    @Test func `what was not asked for is listed with its line`() throws {
        let document = try SampleXib.document(
            #"""
            <label id="a" userLabel="Name" text="Hi" shadow="YES">
                <rect key="frame" x="0" y="0" width="1" height="1"/>
                <glow colour="red"/>
            </label>
            """#
        )
        let reading = XibReading()
        _ = document.placeholders(noting: reading)
        let label = try #require(document.objects(noting: reading).first)
        _ = label.text("text")
        label.child(key: "frame")?.takeAll()
        #expect(
            document.unhandled(by: reading).map(\.description) == [
                "line 6: <label> has 'shadow'", "line 8: <glow>",
            ]
        )
    }

    @Test func `what was not asked for is listed with the way to it`() throws {
        let document = try SampleXib.document(
            #"<view id="a"><subviews><label id="b" glow="YES"/></subviews></view>"#
        )
        let reading = XibReading()
        _ = document.placeholders(noting: reading)
        let view = try #require(document.objects(noting: reading).first)
        _ = view.contents(of: "subviews")
        #expect(document.unhandled(by: reading).map(\.path) == ["objects/view/subviews/label"])
    }

    @Test func `what only Interface Builder reads is not listed`() throws {
        let document = try SampleXib.document(
            #"<view id="a" misplaced="YES"><point key="canvasLocation" x="1" y="2"/></view>"#
        )
        let reading = XibReading()
        _ = document.placeholders(noting: reading)
        _ = document.objects(noting: reading)
        #expect(document.unhandled(by: reading).isEmpty)
    }
}
