import Testing

@testable import Conventions

@Suite struct E3PlainControlsTests {
    static let samples: [XibSample] = [
        XibSample(#"<label ◆id="a"/>"#, with: XibSample.label),
        XibSample(#"<label id="a" customClass="GalleryLabel" customModule="App"/>"#, with: XibSample.label),
        XibSample(#"<button id="a"/>"#, with: XibSample.label),
        XibSample(#"<textField id="a"/>"#, with: XibSample.label),
        #"<label id="a"/>"#,
        XibSample(
            #"<label id="a"/>"#,
            with: "// class GalleryLabel: UILabel {}\nlet text = \"class GalleryLabel: UILabel {}\""
        ),
        XibSample(#"<label id="a"/>"#, with: "class GalleryLabel: UIView {}"),
        XibSample(
            """
            <view id="a"><subviews><view id="b"><subviews>
            <label
                text="customClass"
                ◆id="c"/>
            <label ◆id="d"><nil key="textColor"/></label>
            </subviews></view></subviews></view>
            """,
            with: XibSample.label
        ),
        XibSample(#"<!-- <label id="b"/> --><view id="a"/>"#, with: XibSample.label),
        XibSample(#"<button id="a"><string key="label">label</string></button>"#, with: XibSample.label),
        XibSample(
            #"<label ◆id="a"/>"#,
            with: "#if os(iOS)\n" + XibSample.label + "#endif"
        ),
        XibSample(#"<label id="a" customClass="Other" customModule="Elsewhere"/>"#, with: XibSample.label),
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: XibSample) {
        sample.expect("E3")
    }
}
