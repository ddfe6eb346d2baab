import Foundation
import Testing

@testable import XibDocument

@Suite struct XibDocumentTests {
    @Test func `top-level objects come in order and without placeholders`() throws {
        let document = try SampleXib.document(#"<view id="a"/><label id="b"/>"#)
        #expect(document.objects().map(\.name) == ["view", "label"])
        #expect(document.placeholders().map(\.role) == [.filesOwner, .firstResponder])
    }

    @Test func `an object handed over from outside is a placeholder by its name`() throws {
        let document = try SampleXib.document(#"<placeholder placeholderIdentifier="Store" id="p"/>"#)
        #expect(
            document.placeholders().map(\.role) == [.filesOwner, .firstResponder, .external("Store")]
        )
        #expect(document.objects().isEmpty)
    }

    @Test func `tags are found at any depth and zero is none`() throws {
        let document = try SampleXib.document(
            #"""
            <view id="a" tag="0">
                <subviews>
                    <label id="b" tag="100"><subviews><button id="c" tag="200"/></subviews></label>
                    <view id="d"/>
                </subviews>
            </view>
            """#
        )
        #expect(document.tagged.map(\.tag) == [100, 200])
        #expect(document.tagged.map(\.node.standardClass) == ["UILabel", "UIButton"])
    }

    @Test func `resources know the sizes of images and the looks of colours`() throws {
        let document = try SampleXib.document(
            #"<view id="a"/>"#,
            resources: #"""
                <image name="star" width="16" height="17.5"/>
                <namedColor name="Accent"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/></namedColor>
                <systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor>
                """#
        )
        #expect(document.resources.imageSizes == ["star": XibSize(width: 16, height: 17.5)])
        #expect(
            document.resources.namedColors == ["Accent": .rgb(red: 1, green: 0.5, blue: 0, alpha: 1)]
        )
        #expect(document.resources.systemColors == ["systemBackgroundColor": .white(1, alpha: 1)])
    }
}
