import Testing

@testable import Conventions

@Suite struct B2XibTagsTests {
    static let samples: [XibSample] = [
        #"<view id="a"><subviews><label tag="1" id="b"/><label tag="2" id="c"/></subviews></view>"#,
        """
        <view id="a"><subviews><label tag="1" id="b"/>
        <label ◆tag="1" id="c"/></subviews></view>
        """,
        #"<label tag="0" id="a"/><label tag="0" id="b"/>"#,
        """
        <label tag="100" id="a"/>
        <button ◆tag="100" id="b"/>
        <view id="c"><subviews><view ◆tag="100" id="d"/></subviews></view>
        """,
        """
        <view tag="1" id="a"><subviews>
        <view id="b"><subviews><label ◆tag="1" id="c"/></subviews></view>
        </subviews></view>
        """,
        """
        <view tag="7" id="a"/><view ◆tag="7" id="b"/>
        """,
        """
        <!-- <label tag="1" id="a"/> -->
        <label tag="1" id="b"/>
        """,
        #"<label tag="1" id="a"/><label tag="11" id="b"/><label id="c" text="tag=&quot;1&quot;"/>"#,
        #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" tag="1"/><label tag="1" id="a"/>"#,
        """
        <label tag="-1" id="a"/>
        <label
            ◆tag="-1" id="b"/>
        """,
        #"<barButtonItem tag="3" id="a"/><label tag="4" id="b"/>"#,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: XibSample) {
        sample.expect("B2")
    }
}
