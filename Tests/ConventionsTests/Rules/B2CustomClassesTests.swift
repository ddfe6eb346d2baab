import Testing

@testable import Conventions

@Suite struct B2CustomClassesTests {
    private static let view = "class Card: UIView {}\nenum Space { final class Inner<Item>: UIView {} }\n"

    static let samples: [XibSample] = [
        #"<label id="a" ◆customClass="Missing" customModule="App"/>"#,
        #"<label id="a" customClass="Missing" customModule="Other"/>"#,
        #"<label id="a" ◆customClass="Missing" customModule="Other" customModuleProvider="target"/>"#,
        #"<label id="a" customClass="UILabel"/>"#,
        XibSample(#"<view id="a" customClass="Card" customModule="App"/>"#, with: view),
        XibSample(#"<view id="a" customClass="Card"/>"#, with: view),
        XibSample(#"<view id="a" ◆customClass="Card" customModule="Ap" customModuleProvider="target"/>"#, with: view),
        XibSample(#"<view id="a" customClass="Inner" customModule="App"/>"#, with: view),
        XibSample(
            #"<view id="a" ◆customClass="Card"/>"#,
            with: "// class Card {}\nlet text = \"class Card {}\"\nclass Other {}"
        ),
        XibSample(#"<view id="a" customClass="Card"/>"#, with: "#if os(iOS)\nclass Card: UIView {}\n#endif"),
        XibSample(
            """
            <view id="a" customClass="Card"><subviews>
            <button id="b"
                ◆customClass="Button"/>
            <!-- <button id="c" customClass="Button"/> -->
            </subviews></view>
            """,
            with: view
        ),
        #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="Missing"/><view id="a"/>"#,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: XibSample) {
        sample.expect("B2")
    }
}
