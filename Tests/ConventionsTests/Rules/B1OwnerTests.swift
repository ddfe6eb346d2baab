import Testing

@testable import Conventions

@Suite struct B1OwnerTests {
    static let samples: [XibSample] = [
        #"<view id="a"/>"#,
        #"<view id="a"><connections><outlet ◆property="b" destination="-1" id="c"/></connections></view>"#,
        #"<view id="a"><connections><action ◆selector="b:" destination="-1" id="c"/></connections></view>"#,
        #"<view id="a"><connections><outlet property="b" destination="d" id="c"/></connections></view>"#,
        XibSample(
            #"<view id="a"/>"#,
            owner: #"<placeholder placeholderIdentifier="IBFilesOwner" ◆id="-1" customClass="A"/>"#
        ),
        XibSample(
            #"<view id="a"/>"#,
            owner: """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                <connections><outlet ◆property="view" destination="a" id="b"/>
                <outletCollection ◆property="labels" destination="a" id="c"/></connections>
                </placeholder>
                """
        ),
        XibSample(
            #"<view id="a"/>"#,
            owner: """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"
                    userLabel="customClass"
                    ◆customClass="A">
                <connections><outlet ◆property="view" destination="a" id="b"/></connections></placeholder>
                """
        ),
        XibSample(
            #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/><view id="a"/>"#
        ),
        #"<!-- <placeholder id="-1" customClass="A"/> --><view id="a" customClass="A"/>"#,
        #"<label id="a" text="&lt;outlet destination=&quot;-1&quot;&gt;"/>"#,
        """
        <view id="a"><subviews><view id="b"><subviews><button id="c"><connections>
        <action ◆selector="reload:" destination="-1" eventType="touchUpInside" id="d"/>
        <action selector="reload:" destination="a" eventType="touchUpInside" id="e"/>
        </connections></button></subviews></view></subviews></view>
        """,
        #"<view id="a"><gestureRecognizers/><connections><segue destination="-1" kind="show" id="b"/></connections></view>"#,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: XibSample) {
        sample.expect("B1")
    }
}
