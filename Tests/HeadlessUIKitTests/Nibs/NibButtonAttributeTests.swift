import HeadlessUIKit
import Testing

/// Each word that a button, its states and its configuration can say.
@MainActor @Suite struct NibButtonAttributeTests: NibSaying {
    @Test func `a button is what its element says`() {
        says("button", #"buttonType="contactAdd""#, \UIButton.buttonType, .contactAdd)
        says("button", #"adjustsImageWhenHighlighted="NO""#, \UIButton.adjustsImageWhenHighlighted, false)
        says("button", #"adjustsImageWhenDisabled="NO""#, \UIButton.adjustsImageWhenDisabled, false)
        says("button", #"changesSelectionAsPrimaryAction="YES""#, \UIButton.changesSelectionAsPrimaryAction, true)
        says("button", #"showsMenuAsPrimaryAction="YES""#, \UIButton.showsMenuAsPrimaryAction, true)
        let reverses = #"reversesTitleShadowWhenHighlighted="YES""#
        says("button", reverses, \UIButton.reversesTitleShadowWhenHighlighted, true)
        says("button", #"showsTouchWhenHighlighted="YES""#, \UIButton.showsTouchWhenHighlighted, true)
        says("button", #"preferredBehavioralStyle="pad""#, \UIButton.preferredBehavioralStyle, .pad)
        says("button", #"pointerInteraction="YES""#, \UIButton.isPointerInteractionEnabled, true)
        says("button", #"role="cancel""#, \UIButton.role, .cancel)
        says("button", #"lineBreakMode="wordWrap""#, \UIButton.titleLabel?.lineBreakMode, .byWordWrapping)
        let offset = #"<size key="titleShadowOffset" width="1" height="2"/>"#
        says("button", offset, \UIButton.titleLabel?.shadowOffset, CGSize(width: 1, height: 2))
        let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="9"/>"#
        says("button", font, \UIButton.titleLabel?.font, UIFont.boldSystemFont(ofSize: 9))
        let insets = { (key: String) in #"<inset key="\#(key)" minX="1" minY="2" maxX="3" maxY="4"/>"# }
        let sides = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        says("button", insets("contentEdgeInsets"), \UIButton.contentEdgeInsets, sides)
        says("button", insets("titleEdgeInsets"), \UIButton.titleEdgeInsets, sides)
        says("button", insets("imageEdgeInsets"), \UIButton.imageEdgeInsets, sides)
    }

    @Test func `each state of a button shows what its element says`() throws {
        for (word, state) in [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ] as [String: UIControl.State] {
            let button: UIButton = try #require(
                SampleNib.first(
                    """
                    <button id="a"><state key="\(word)" title="T" \(star("image"))>
                        <imageReference key="backgroundImage" \(star("image"))/>
                        \(red("titleColor"))\(red("titleShadowColor"))
                        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>
                        <attributedString key="attributedTitle"><fragment content="Words"/></attributedString>
                    </state></button>
                    """
                )
            )
            #expect(button.title(for: state) == "T")
            #expect(button.attributedTitle(for: state)?.string == "Words")
            #expect(button.image(for: state)?.isSymbolImage == true)
            #expect(button.backgroundImage(for: state)?.isSymbolImage == true)
            #expect(button.titleColor(for: state) == red)
            #expect(button.titleShadowColor(for: state) == red)
            #expect(
                button.preferredSymbolConfigurationForImage(in: state) == UIImage.SymbolConfiguration(scale: .large)
            )
        }
    }

    @Test func `a button's configuration is what its element says`() {
        func sets<Value: Equatable>(
            _ words: String,
            _ property: KeyPath<UIButton.Configuration, Value>,
            _ value: Value
        ) {
            let inside = words.hasPrefix("<")
            let text = #"<buttonConfiguration key="configuration" style="plain" \#(inside ? ">" + words : words + ">")"#
            let path = (\UIButton.settings).appending(path: property)
            says("button", text + "</buttonConfiguration>", path, value)
            #expect(UIButton.Configuration.plain()[keyPath: property] != value, "\(words)")
        }
        sets(#"title="Go""#, \.title, "Go")
        sets(#"subtitle="There""#, \.subtitle, "There")
        sets(star("image"), \.image?.isSymbolImage, true)
        sets(#"cornerStyle="capsule""#, \.cornerStyle, .capsule)
        sets(#"buttonSize="mini""#, \.buttonSize, .mini)
        sets(#"imagePlacement="bottom""#, \.imagePlacement, .bottom)
        sets(#"titleAlignment="trailing""#, \.titleAlignment, .trailing)
        sets(#"indicator="none""#, \.indicator, .none)
        sets(#"automaticallyUpdateForSelection="NO""#, \.automaticallyUpdateForSelection, false)
        sets(#"showsActivityIndicator="YES""#, \.showsActivityIndicator, true)
        sets(#"imagePadding="7""#, \.imagePadding, 7)
        sets(#"titlePadding="8""#, \.titlePadding, 8)
        sets(red("baseForegroundColor"), \.baseForegroundColor, red)
        sets(red("baseBackgroundColor"), \.baseBackgroundColor, red)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let sides = #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>"#
        sets(sides, \.contentInsets, insets)
        let symbol = #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" weight="bold"/>"#
        sets(symbol, \.preferredSymbolConfigurationForImage, UIImage.SymbolConfiguration(weight: .bold))
        let words = #"<attributedString key="attributedSubtitle"><fragment content="Words"/></attributedString>"#
        sets(words, \.subtitle, "Words")
        let ground = { (key: String) in #"<backgroundConfiguration key="background" \#(key)</backgroundConfiguration>"#
        }
        sets(ground(#"cornerRadius="5">"#), \.background.cornerRadius, 5)
        sets(ground(#"strokeWidth="6">"#), \.background.strokeWidth, 6)
        sets(ground(#"strokeOutset="7">"#), \.background.strokeOutset, 7)
        sets(ground(#"imageContentMode="center">"#), \.background.imageContentMode, .center)
        sets(ground(star("image") + ">"), \.background.image?.isSymbolImage, true)
        sets(ground(">" + red("strokeColor")), \.background.strokeColor, red)
        sets(ground(">" + red("backgroundColor")), \.background.backgroundColor, red)
    }

    @Test func `a configuration begins with its style, and its words with their fonts`() {
        for (word, style) in ["filled": .filled(), "gray": .gray(), "tinted": .tinted(), "plain": .plain()]
            as [String: UIButton.Configuration]
        {
            let text = #"<button id="a"><buttonConfiguration key="configuration" style="\#(word)"/></button>"#
            #expect(SampleNib.first(text, as: UIButton.self)?.configuration == style)
        }
        let font = #"<fontDescription key="subtitleFontDescription" type="boldSystem" pointSize="9"/>"#
        let text =
            #"<buttonConfiguration key="configuration" style="plain" subtitle="There">\#(font)</buttonConfiguration>"#
        let button = SampleNib.first("<button id=\"a\">\(text)</button>", as: UIButton.self)
        let subtitle = button?.configuration?.attributedSubtitle
        #expect(subtitle?[AttributeScopes.UIKitAttributes.FontAttribute.self] == UIFont.boldSystemFont(ofSize: 9))
        for key in ["attributedTitle", "attributedSubtitle"] {
            let button = SampleNib.first(
                """
                <button id="a"><buttonConfiguration key="configuration" style="plain"><attributedString key="\(key)">
                <fragment content="Go"><attributes>\(red("NSColor"))</attributes></fragment></attributedString>
                </buttonConfiguration></button>
                """,
                as: UIButton.self
            )
            let texts = [button?.configuration?.attributedTitle, button?.configuration?.attributedSubtitle]
            let inks = texts.map { $0?[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] }
            #expect(inks == (key == "attributedTitle" ? [red, nil] : [nil, red]))
        }
    }
}

extension UIButton {
    /// The button's configuration, or that of a button without one.
    fileprivate var settings: Configuration { configuration ?? .plain() }
}
