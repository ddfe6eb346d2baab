import Testing
import XibDocument

@testable import HeadlessUIKit

@Suite struct XibGeometryTests {
    @Test func `rectangles, sizes and points are found by key and kind`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><button id="a">
            <rect key="contentStretch" x="0" y="0" width="1" height="1"/>
            <rect key="frame" x="1.5" y="-2" width="30" height="40"/>
            <size key="itemSize" width="50" height="60"/>
            <point key="offset" x="7" y="8"/><size key="huge" width="1e400" height="1"/>
            </button></objects></document>
            """
        let node = try #require(try XibDocument(Array(text.utf8), file: "Sample.xib").objects().first)
        #expect(node.rect("frame") == CGRect(x: 1.5, y: -2, width: 30, height: 40))
        #expect(node.size("itemSize") == CGSize(width: 50, height: 60))
        #expect(node.point("offset") == CGPoint(x: 7, y: 8))
        #expect(node.rect("bounds") == nil)
        #expect(node.child(key: "huge")?.value("width", as: CGFloat.self) == nil)
        #expect(node.child(key: "huge")?.value("height", as: CGFloat.self) == 1)
        #expect(node.size("frame") == nil)
    }
}
