import HeadlessUIKit
import Testing

@MainActor @Suite struct NibPartTests {
    @Test func `constraints find each guide of a view`() {
        let guides: [(String, String, @MainActor (UIView) -> UILayoutGuide?)] = [
            ("view", "safeArea", { $0.safeAreaLayoutGuide }),
            ("view", "layoutMargins", { $0.layoutMarginsGuide }),
            ("view", "margins", { $0.layoutMarginsGuide }),
            ("view", "readableContent", { $0.readableContentGuide }),
            ("view", "keyboard", { $0.keyboardLayoutGuide }),
            ("scrollView", "contentLayoutGuide", { ($0 as? UIScrollView)?.contentLayoutGuide }),
            ("scrollView", "frameLayoutGuide", { ($0 as? UIScrollView)?.frameLayoutGuide }),
        ]
        for (element, key, guide) in guides {
            let view = SampleNib.first(
                """
                <\(element) id="a"><viewLayoutGuide key="\(key)" id="g"/><subviews><view id="b"/></subviews><constraints>
                <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints>
                </\(element)>
                """,
                as: UIView.self
            )
            #expect(view?.constraints.contains { $0.secondItem === view.flatMap(guide) } == true, "\(key)")
        }
    }

    @Test func `an owner takes its grid before its view, and fills it`() throws {
        let folder = try TemporaryBundle()
        try folder.write(
            #"<collectionView id="a" tag="3"><collectionViewFlowLayout key="collectionViewLayout" id="b"/></collectionView>"#,
            to: "Grid.xib",
            ownerConnections: """
                <outlet property="collectionView" destination="a" id="c"/><outlet property="view" destination="a" id="d"/>
                """
        )
        let controller = UICollectionViewController(nibName: "Grid", bundle: folder.bundle)
        #expect(Headless.exceptions { controller.loadViewIfNeeded() }.isEmpty)
        #expect(controller.collectionView.tag == 3)
        #expect(controller.collectionView === controller.view)
        #expect(controller.collectionView.dataSource === controller)
    }

    @Test func `a window is shown at launch where the nib says so, and hidden else`() {
        let nib = SampleNib.nib(#"<window id="a" visibleAtLaunch="YES"/><window id="b"/>"#)
        let windows = nib.instantiate(withOwner: nil)
        #expect(windows.compactMap { ($0 as? UIWindow)?.isHidden } == [false, true])
    }

    @Test func `a symbol has the one colour that its reference shades`() {
        let red = #"<color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        let image = SampleNib.first(
            """
            <imageView id="a"><imageReference key="image" image="plus" catalog="system" renderingMode="hierarchical">
            <hierarchicalColors>\(red)</hierarchicalColors></imageReference></imageView>
            """,
            as: UIImageView.self
        )?.image
        let shaded = UIImage.SymbolConfiguration(hierarchicalColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image == UIImage(systemName: "plus")?.applyingSymbolConfiguration(shaded))
        #expect(image != UIImage(systemName: "plus"))
    }

    @Test func `an image is drawn and scaled as its reference says`() throws {
        let star = try #require(UIImage(systemName: "star"))
        func image(_ words: String) -> UIImage? {
            let reference = #"<imageReference key="image" image="star" catalog="system" \#(words)/>"#
            return SampleNib.first("<imageView id=\"a\">\(reference)</imageView>", as: UIImageView.self)?.image
        }
        typealias Symbol = UIImage.SymbolConfiguration
        #expect(image("") == star)
        #expect(image(#"renderingMode="original""#)?.renderingMode == .alwaysOriginal)
        #expect(image(#"renderingMode="template""#)?.renderingMode == .alwaysTemplate)
        let large = star.applyingSymbolConfiguration(Symbol(scale: .large))
        #expect(image(#"symbolScale="large""#) == large)
        let multicolor = star.applyingSymbolConfiguration(.preferringMulticolor())
        #expect(image(#"renderingMode="multicolor""#) == multicolor)
        let monochrome = star.applyingSymbolConfiguration(.preferringMonochrome())
        #expect(image(#"renderingMode="monochrome""#) == monochrome)
        let both = multicolor?.applyingSymbolConfiguration(Symbol(scale: .large))
        #expect(image(#"renderingMode="multicolor" symbolScale="large""#) == both)
    }

    @Test func `a grid makes its footers of the prototype that stands in it`() {
        let grid = SampleNib.first(
            """
            <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="b"/>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" tag="4" id="c"/></collectionView>
            """,
            as: UICollectionView.self
        )
        let kind = UICollectionView.elementKindSectionFooter
        let path = IndexPath(item: 0, section: 0)
        #expect(grid?.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Foot", for: path).tag == 4)
    }
}
