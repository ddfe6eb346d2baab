import Testing

@testable import HeadlessUIKit

/// The words for the values of enumerations, as far as they are the values' own names; the others are listed.
@MainActor @Suite struct NibWordTests: NibSaying {
    @Test func `words are the names of their values, or listed`() {
        spells(NibWords.contentModes)
        spells(NibWords.textAlignments)
        spells(NibWords.baselines)
        spells(NibWords.horizontalAlignments)
        spells(NibWords.verticalAlignments)
        spells(NibWords.buttonTypes, but: ["roundedRect": .system])
        spells(
            NibWords.lineBreakModes,
            but: [
                "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
                "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
                "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
                "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
                "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
            ]
        )
        spells(NibWords.tableStyles)
        spells(NibWords.separatorStyles, but: ["default": .singleLine, "singleLineEtched": .singleLine])
        spells(
            NibWords.cellStyles,
            but: [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ]
        )
        spells(NibWords.selectionStyles)
        spells(NibWords.accessoryTypes)
        spells(NibWords.scrollDirections)
        spells(NibWords.keyboardDismissals)
        spells(NibWords.insetAdjustments)
        spells(NibWords.indicatorStyles)
        spells(NibWords.insetReferences)
        spells(NibWords.axes)
        spells(NibWords.distributions)
        spells(NibWords.spinnerStyles, but: ["gray": .medium, "white": .medium, "whiteLarge": .large])
        spells(NibWords.progressStyles)
        spells(
            NibWords.sectionInsets,
            but: ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
        )
    }

    @Test func `words of texts and keyboards are the names of their values, or listed`() {
        spells(NibWords.borderStyles)
        spells(NibWords.viewModes)
        spells(NibWords.capitalizations)
        spells(NibWords.corrections)
        spells(NibWords.predictions)
        spells(NibWords.spellings)
        spells(NibWords.smartQuotes)
        spells(NibWords.smartDashes)
        spells(NibWords.smartInserts)
        spells(NibWords.keyboardLooks, but: ["alert": .dark])
        spells(
            NibWords.keyboards,
            but: [
                "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
                "ASCIICapableNumberPad": .asciiCapableNumberPad,
            ]
        )
        spells(NibWords.returnKeys)
        spells(NibWords.writingDirections)
        spells(NibWords.searchBarStyles)
    }

    @Test func `words of bars, buttons and controllers are the names of their values, or listed`() {
        spells(NibWords.barButtonStyles, but: ["bordered": .plain])
        spells(NibWords.barButtons)
        spells(NibWords.barStyles, but: ["blackOpaque": .black, "blackTranslucent": .black])
        spells(NibWords.largeTitles)
        spells(NibWords.presentations)
        spells(NibWords.transitions)
        spells(NibWords.itemPositionings)
        spells(NibWords.backButtons)
        spells(NibWords.navigationStyles)
        spells(NibWords.buttonIndicators)
        spells(NibWords.cornerStyles)
        spells(NibWords.buttonSizes)
        spells(NibWords.roles)
        spells(NibWords.titleAlignments)
        spells(NibWords.switchStyles)
        spells(NibWords.pageGrounds)
        spells(NibWords.pageDirections)
        spells(NibWords.behavioralStyles)
        spells(NibWords.splitStyles)
        spells(NibWords.displayModes)
        spells(NibWords.splitBehaviors)
        spells(NibWords.pageTransitions)
        spells(NibWords.pageAxes)
        spells(NibWords.spines)
        spells(NibWords.datePickerModes)
        spells(NibWords.datePickerStyles)
        spells(NibWords.symbolScales)
        spells(NibWords.symbolWeights)
        spells(NibWords.blurs)
        spells(NibWords.vibrancies)
    }

    @Test func `words of directions and layout are the names of their values, or listed`() {
        spells(NibWords.directions)
        spells(NibWords.interfaceStyles)
        spells(NibWords.relations)
        spells(NibWords.layoutAttributes, but: ["baseline": .lastBaseline])
    }

    private func spells<Value: Equatable>(_ words: [String: Value], but others: [String: Value] = [:]) {
        let different = words.filter { "\($0.value)" != $0.key }
        #expect(different == others)
        #expect(!words.isEmpty)
    }

    @Test func `words without effect here are taken`() {
        let words = [
            "view": """
            layoutMarginsFollowReadableWidth adjustsImageWhenAncestorFocused springLoaded focusStyle
            enablesMarqueeWhenAncestorFocused spellCheckingEnabled findInteractionEnabled symbolRenderingMode
            showsSelectionImmediatelyOnTouchBegin
            """,
            "window": "resizesToFullScreen", "scrollView": "allowsKeyboardScrolling",
            "segmentedControl": "segmentControlStyle", "pageControl": "defersCurrentPageDisplay",
            "tableViewCell": "rowHeight hidesAccessoryWhenEditing", "pageViewController": "pageSpacing",
            "splitViewController": "allowDoubleColumnStyle",
            "barButtonItem": "springLoaded", "tabBarItem": "systemItem",
            "viewController": """
            automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize storyboardIdentifier
            useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
            """,
        ]
        for (element, names) in words {
            let attributes = names.split(whereSeparator: \.isWhitespace).map { $0 + "=\"YES\"" }.joined(separator: " ")
            #expect(SampleNib.nib("<\(element) id=\"a\" \(attributes)/>").leftovers.isEmpty)
            #expect(!SampleNib.nib("<\(element) id=\"a\" another=\"YES\"/>").leftovers.isEmpty)
        }
        let size = #"<viewController id="a"><size key="freeformSize" width="1" height="2"/></viewController>"#
        let cell = #"<collectionViewCell id="a"><size key="customSize" width="1" height="2"/></collectionViewCell>"#
        let configuration = #"<buttonConfiguration key="configuration" style="plain" macIdiomStyle="plain"/>"#
        let mac = "<button id=\"a\">\(configuration)</button>"
        let constraint = #"<constraint firstAttribute="width" constant="1" symbolic="YES" type="user" id="b"/>"#
        let held = "<view id=\"a\"><constraints>\(constraint)</constraints></view>"
        for objects in [size, cell, mac, held] { #expect(SampleNib.nib(objects).leftovers.isEmpty) }
    }
}
