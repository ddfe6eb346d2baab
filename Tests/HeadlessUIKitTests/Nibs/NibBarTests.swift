import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NibBarTests {
    @Test func `a toolbar takes its items in order`() {
        let bar = SampleNib.first(
            #"""
            <toolbar id="a" translucent="NO"><items>
                <barButtonItem title="One" id="b"/><barButtonItem systemItem="flexibleSpace" id="c"/>
                <barButtonItem style="plain" id="d"><button key="customView" id="e" tag="9"/></barButtonItem>
            </items></toolbar>
            """#,
            as: UIToolbar.self
        )
        #expect(bar?.isTranslucent == false)
        #expect(bar?.items?.map(\.title) == ["One", nil, nil])
        #expect(bar?.items?[1].systemItem == .flexibleSpace)
        #expect(bar?.items?[2].customView?.tag == 9)
    }

    @Test func `a search bar takes its words and its keyboard`() {
        let bar = SampleNib.first(
            #"""
            <searchBar id="a" searchBarStyle="minimal" placeholder="Find" text="x" showsCancelButton="YES"
                showsScopeBar="YES" selectedScopeButtonIndex="1">
                <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="search"/>
                <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
            </searchBar>
            """#,
            as: UISearchBar.self
        )
        #expect(bar?.searchBarStyle == .minimal)
        #expect(bar?.placeholder == "Find")
        #expect(bar?.text == "x")
        #expect(bar?.showsCancelButton == true)
        #expect(bar?.scopeButtonTitles == ["All", "Mine"])
        #expect(bar?.selectedScopeButtonIndex == 1)
        #expect(bar?.keyboardType == .emailAddress)
        #expect(bar?.returnKeyType == .search)
    }

    @Test func `a date picker takes its mode and its limits`() {
        let picker = SampleNib.first(
            #"""
            <datePicker id="a" datePickerMode="date" minuteInterval="15" style="wheels" useCurrentDate="NO">
                <date key="date" timeIntervalSinceReferenceDate="1000"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="500"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="2000"/>
                <locale key="locale" localeIdentifier="de_DE"/>
            </datePicker>
            """#,
            as: UIDatePicker.self
        )
        #expect(picker?.datePickerMode == .date)
        #expect(picker?.preferredDatePickerStyle == .wheels)
        #expect(picker?.minuteInterval == 15)
        #expect(picker?.minimumDate == Date(timeIntervalSinceReferenceDate: 500))
        #expect(picker?.maximumDate == Date(timeIntervalSinceReferenceDate: 2000))
        #expect(picker?.locale?.identifier == "de_DE")
    }

    @Test func `a picker takes its data source and delegate`() {
        let owner = PickerOwner()
        let picker =
            SampleNib.nib(
                #"""
                <pickerView id="a"><connections><outlet property="dataSource" destination="-1" id="b"/>
                <outlet property="delegate" destination="-1" id="c"/></connections></pickerView>
                """#
            ).instantiate(withOwner: owner).first as? UIPickerView
        #expect(picker?.dataSource === owner)
        #expect(picker?.delegate === owner)
        #expect(picker?.numberOfComponents == 2)
    }

    @Test func `an effect keeps its style, and its content what is inside`() {
        let objects = SampleNib.nib(
            #"""
            <visualEffectView id="a"><view key="contentView" id="b"><subviews><label id="c" tag="5"/></subviews></view>
                <blurEffect style="dark"/></visualEffectView>
            <visualEffectView id="d"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
            """#
        ).instantiate(withOwner: nil).compactMap { $0 as? UIVisualEffectView }
        #expect(objects.first?.effect == UIBlurEffect(style: .dark))
        #expect(objects.first?.contentView.subviews.map(\.tag) == [5])
        #expect(objects.last?.effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    }

    @Test func `a part that would hold its own holder raises: Can't add self as subview`() {
        let raised = Headless.exceptions {
            _ = SampleNib.nib(
                #"""
                <view id="a"><subviews><tableView id="b"><connections>
                <outlet property="tableHeaderView" destination="a" id="c"/></connections></tableView></subviews></view>
                """#
            ).instantiate(withOwner: nil)
        }
        #expect(raised.map(\.reason) == ["Can't add self as subview"])
    }
}

/// Fills a picker.
final class PickerOwner: UIResponder, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}
