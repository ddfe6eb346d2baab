import Testing

@testable import HeadlessUIKit

/// Each word that bars and their items can say.
@MainActor @Suite struct NibBarAttributeTests: NibSaying {
    private let insets = { (key: String) in #"<inset key="\#(key)" minX="1" minY="2" maxX="3" maxY="4"/>"# }
    private let sides = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)

    @Test func `a bar's button is what its element says`() {
        says("barButtonItem", #"title="Go""#, \UIBarButtonItem.title, "Go")
        says("barButtonItem", #"systemItem="trash""#, \UIBarButtonItem.systemItem, .trash)
        says("barButtonItem", star("image"), \UIBarButtonItem.image?.isSymbolImage, true)
        says("barButtonItem", star("landscapeImage"), \UIBarButtonItem.landscapeImagePhone?.isSymbolImage, true)
        says("barButtonItem", star("landscapeImagePhone"), \UIBarButtonItem.landscapeImagePhone?.isSymbolImage, true)
        let large = star("largeContentSizeImage")
        says("barButtonItem", large, \UIBarButtonItem.largeContentSizeImage?.isSymbolImage, true)
        says("barButtonItem", #"enabled="NO""#, \UIBarButtonItem.isEnabled, false)
        says("barButtonItem", #"tag="7""#, \UIBarButtonItem.tag, 7)
        says("barButtonItem", #"style="done""#, \UIBarButtonItem.style, .done)
        says("barButtonItem", #"width="20""#, \UIBarButtonItem.width, 20)
        says("barButtonItem", #"selected="YES""#, \UIBarButtonItem.isSelected, true)
        says("barButtonItem", #"hidden="YES""#, \UIBarButtonItem.isHidden, true)
        let changes = #"changesSelectionAsPrimaryAction="YES""#
        says("barButtonItem", changes, \UIBarButtonItem.changesSelectionAsPrimaryAction, true)
        says("barButtonItem", red("tintColor"), \UIBarButtonItem.tintColor, red)
        says("barButtonItem", insets("imageInsets"), \UIBarButtonItem.imageInsets, sides)
        let landscape = insets("landscapeImagePhoneInsets")
        says("barButtonItem", landscape, \UIBarButtonItem.landscapeImagePhoneInsets, sides)
        says("barButtonItem", #"<view key="customView" tag="5" id="b"/>"#, \UIBarButtonItem.customView?.tag, 5)
        let accessibility = #"<accessibility key="accessibilityConfiguration" label="L" identifier="I"/>"#
        says("barButtonItem", accessibility, \UIBarButtonItem.accessibilityLabel, "L")
        says("barButtonItem", accessibility, \UIBarButtonItem.accessibilityIdentifier, "I")
    }

    @Test func `a tab's item is what its element says`() {
        says("tabBarItem", star("selectedImage"), \UITabBarItem.selectedImage?.isSymbolImage, true)
        says("tabBarItem", #"badgeValue="7""#, \UITabBarItem.badgeValue, "7")
        says("tabBarItem", red("badgeColor"), \UITabBarItem.badgeColor, red)
        let offset = #"<offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/>"#
        says("tabBarItem", offset, \UITabBarItem.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
    }

    @Test func `a navigation item is what its element says`() {
        says("navigationItem", #"title="Home""#, \UINavigationItem.title, "Home")
        says("navigationItem", #"prompt="Do""#, \UINavigationItem.prompt, "Do")
        says("navigationItem", #"backButtonTitle="Back""#, \UINavigationItem.backButtonTitle, "Back")
        says("navigationItem", #"hidesBackButton="YES""#, \UINavigationItem.hidesBackButton, true)
        let supplement = #"leftItemsSupplementBackButton="YES""#
        says("navigationItem", supplement, \UINavigationItem.leftItemsSupplementBackButton, true)
        says("navigationItem", #"backButtonDisplayMode="generic""#, \UINavigationItem.backButtonDisplayMode, .generic)
        says("navigationItem", #"style="browser""#, \UINavigationItem.style, .browser)
        says("navigationItem", #"largeTitleDisplayMode="never""#, \UINavigationItem.largeTitleDisplayMode, .never)
        says("navigationItem", #"<view key="titleView" tag="5" id="b"/>"#, \UINavigationItem.titleView?.tag, 5)
        let button = { (key: String) in #"<barButtonItem key="\#(key)" title="B" id="b"/>"# }
        says("navigationItem", button("backBarButtonItem"), \UINavigationItem.backBarButtonItem?.title, "B")
        says("navigationItem", button("leftBarButtonItem"), \UINavigationItem.leftBarButtonItem?.title, "B")
        says("navigationItem", button("rightBarButtonItem"), \UINavigationItem.rightBarButtonItem?.title, "B")
    }

    @Test func `a navigation bar is what its element says`() {
        says("navigationBar", #"translucent="NO""#, \UINavigationBar.isTranslucent, false)
        says("navigationBar", #"barStyle="black""#, \UINavigationBar.barStyle, .black)
        says("navigationBar", #"largeTitles="YES""#, \UINavigationBar.prefersLargeTitles, true)
        says("navigationBar", red("barTintColor"), \UINavigationBar.barTintColor, red)
        says("navigationBar", star("backIndicatorImage"), \UINavigationBar.backIndicatorImage?.isSymbolImage, true)
        let mask = star("backIndicatorTransitionMaskImage")
        says("navigationBar", mask, \UINavigationBar.backIndicatorTransitionMaskImage?.isSymbolImage, true)
        says("navigationBar", star("shadowImage"), \UINavigationBar.shadowImage?.isSymbolImage, true)
        says("navigationBar", text("titleTextAttributes"), \UINavigationBar.titleTextAttributes?.ink, red)
        says("navigationBar", text("largeTitleTextAttributes"), \UINavigationBar.largeTitleTextAttributes?.ink, red)
        let looks = { (key: String) in appearance("navigationBar", key) }
        says("navigationBar", looks("standardAppearance"), \UINavigationBar.standardAppearance.backgroundColor, red)
        says("navigationBar", looks("compactAppearance"), \UINavigationBar.compactAppearance?.backgroundColor, red)
        let edge = looks("scrollEdgeAppearance")
        says("navigationBar", edge, \UINavigationBar.scrollEdgeAppearance?.backgroundColor, red)
        let both = looks("compactScrollEdgeAppearance")
        says("navigationBar", both, \UINavigationBar.compactScrollEdgeAppearance?.backgroundColor, red)
    }

    @Test func `a bar's looks are what their element says`() {
        func sets<Value: Equatable>(
            _ words: String,
            _ property: KeyPath<UINavigationBarAppearance, Value>,
            _ value: Value
        ) {
            let text = #"<navigationBarAppearance key="standardAppearance" \#(words)</navigationBarAppearance>"#
            says("navigationBar", text, (\UINavigationBar.standardAppearance).appending(path: property), value)
        }
        sets(star("backgroundImage") + ">", \.backgroundImage?.isSymbolImage, true)
        sets(star("shadowImage") + ">", \.shadowImage?.isSymbolImage, true)
        sets(#"backgroundImageContentMode="center">"#, \.backgroundImageContentMode, .center)
        sets(">" + red("backgroundColor"), \.backgroundColor, red)
        sets(">" + red("shadowColor"), \.shadowColor, red)
        sets(">" + text("titleTextAttributes"), \.titleTextAttributes.ink, red)
        sets(">" + text("largeTitleTextAttributes"), \.largeTitleTextAttributes.ink, red)
        let offset = #"><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/>"#
        sets(offset, \.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
    }

    @Test func `a toolbar and a tab bar are what their elements say`() {
        says("toolbar", #"translucent="NO""#, \UIToolbar.isTranslucent, false)
        says("toolbar", #"barStyle="black""#, \UIToolbar.barStyle, .black)
        says("toolbar", red("barTintColor"), \UIToolbar.barTintColor, red)
        let looks = { (key: String) in appearance("toolbar", key) }
        says("toolbar", looks("standardAppearance"), \UIToolbar.standardAppearance.backgroundColor, red)
        says("toolbar", looks("scrollEdgeAppearance"), \UIToolbar.scrollEdgeAppearance?.backgroundColor, red)
        says("toolbar", looks("compactAppearance"), \UIToolbar.compactAppearance?.backgroundColor, red)
        says("tabBar", #"translucent="NO""#, \UITabBar.isTranslucent, false)
        says("tabBar", #"barStyle="black""#, \UITabBar.barStyle, .black)
        says("tabBar", #"itemPositioning="fill""#, \UITabBar.itemPositioning, .fill)
        says("tabBar", #"itemWidth="40""#, \UITabBar.itemWidth, 40)
        says("tabBar", #"itemSpacing="5""#, \UITabBar.itemSpacing, 5)
        says("tabBar", red("barTintColor"), \UITabBar.barTintColor, red)
        says("tabBar", red("unselectedItemTintColor"), \UITabBar.unselectedItemTintColor, red)
        says("tabBar", red("selectedImageTintColor"), \UITabBar.tintColor, red)
        says("tabBar", star("backgroundImage"), \UITabBar.backgroundImage?.isSymbolImage, true)
        says("tabBar", star("selectionIndicatorImage"), \UITabBar.selectionIndicatorImage?.isSymbolImage, true)
        says("tabBar", star("shadowImage"), \UITabBar.shadowImage?.isSymbolImage, true)
        let tabs = { (key: String) in appearance("tabBar", key) }
        says("tabBar", tabs("standardAppearance"), \UITabBar.standardAppearance.backgroundColor, red)
        says("tabBar", tabs("scrollEdgeAppearance"), \UITabBar.scrollEdgeAppearance?.backgroundColor, red)
        let bar = #"<tabBar id="a" selectedItem="b"><items><tabBarItem title="T" id="b"/></items></tabBar>"#
        #expect(SampleNib.first(bar, as: UITabBar.self)?.selectedItem?.title == "T")
    }

    private func appearance(_ bar: String, _ key: String) -> String {
        #"<\#(bar)Appearance key="\#(key)">\#(red("backgroundColor"))</\#(bar)Appearance>"#
    }

    private func text(_ key: String) -> String {
        #"<textAttributes key="\#(key)">\#(red("textColor"))</textAttributes>"#
    }
}

extension [NSAttributedString.Key: Any] {
    /// The colour of text with these looks.
    fileprivate var ink: UIColor? { self[.foregroundColor] as? UIColor }
}
