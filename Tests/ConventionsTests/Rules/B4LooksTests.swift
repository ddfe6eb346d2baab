import Testing

@testable import Conventions

@Suite struct B4LooksTests {
    static let samples: [XibSample] = [
        #"<label id="a"><color ◆key="textColor" red="1" green="0.5" blue="0" alpha="1"/></label>"#,
        #"<label id="a"><color ◆key="textColor" white="0.4" alpha="1"/></label>"#,
        #"<label id="a"><color ◆key="textColor" name="Brand"/></label>"#,
        #"<label id="a"><color key="textColor" white="0" alpha="1"/></label>"#,
        #"<label id="a"><color key="textColor" red="1" green="1" blue="1" alpha="1"/></label>"#,
        #"<label id="a"><color key="textColor" systemColor="labelColor"/></label>"#,
        #"<label id="a"><nil key="textColor"/></label>"#,
        #"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>"#,
        #"<label id="a"><fontDescription ◆key="fontDescription" name="Avenir" family="Avenir" pointSize="15"/></label>"#,
        #"<label id="a" text="&lt;color red=1&gt;"/>"#,
        #"<!-- <color key="a" red="1" green="0" blue="0"/> --><label id="a"/>"#,
        """
        <view id="a"><subviews><button id="b"><state key="normal" title="red">
        <color
            ◆key="titleColor" red="1" green="0" blue="0" alpha="1"/>
        </state></button></subviews></view>
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: XibSample) {
        sample.expect("B4")
    }
}
