import Testing

@testable import Conventions

@Suite struct XibTests {
    @Test func `a xib that cannot be read is a finding`() {
        #expect(XibSample("<view").found(by: "file") == ["A.xib:4"])
    }

    @Test func `an id that stands on several elements is one finding, where it stands again`() {
        let sample = XibSample(
            """
            <view id="a"><subviews><label tag="1" id="b"/>
            <label tag="2" id="b"/><label tag="3" id="b"/></subviews></view>
            """
        )
        #expect(sample.found(by: "file") == ["A.xib:4"])
    }
}
