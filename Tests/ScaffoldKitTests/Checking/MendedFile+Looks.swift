extension MendedFile {
    /// Colours, fonts and controls, in code and in xibs.
    static let looks = [
        MendedFile(
            "UIColor+Trips.swift",
            """
            import GalleryCore

            extension UIColor {
                /// Follows the theme.
                @MainActor static ⟦let⟧⟨var⟩ tripTitle⟦ =⟧⟨: UIColor {⟩ UIColor.appBlack1⟦⟧⟨ }⟩  // let
                @MainActor static ⟦let⟧⟨var⟩ tripGround: UIColor ⟦=⟧⟨{⟩ .appOffWhite⟦⟧⟨ }⟩
                @MainActor static let tripBorder = UIColor(white: 0.5, alpha: 1)
                @MainActor static let tripMark: UIColor = .red
            }

            """
        ),
        MendedFile(
            "UIFont+Trips.swift",
            """
            import GalleryCore

            extension UIFont {
                @MainActor static ⟦let⟧⟨var⟩ tripTitle: UIFont ⟦=⟧⟨{⟩ .appFont(
                    ofSize: 17
                )⟦⟧⟨ }⟩
                @MainActor static let tripDetail: UIFont = .systemFont(ofSize: 12)
            }

            """
        ),
        MendedFile(
            "TripLabel.swift",
            """
            import GalleryCore

            final class TripLabel: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    // setup()
                ⟦⟧⟨    setup()
                ⟩}

                required init?(coder: NSCoder) { nil }

                private func setup() {}
            }

            """
        ),
        MendedFile(
            "OwnedView.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <placeholder customClass="A"/> -->
            <document version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"⟦ customClass="A" customModule="B"⟧⟨⟩/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view id="a" key='>'/>
                </objects>
            </document>

            """
        ),
        MendedFile(
            "TiedView.xib",
            """
            <document version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
            <connections><outlet property="view" destination="a" id="b"/></connections>
            </placeholder>
            <view id="a"/>
            </objects></document>

            """
        ),
        MendedFile(
            "PlainView.xib",
            """
            <document version="3.0"><objects><view id="a"><subviews>
            <label id="b" text="a > b"⟦⟧⟨ customClass="GalleryLabel" customModule="GalleryCore"⟩ />
            <label id="c" customClass="GalleryLabel" customModule="GalleryCore"><nil key="textColor"/></label>
            <textField id="d"⟦⟧⟨ customClass="GalleryTextField" customModule="GalleryCore"⟩><nil key="textColor"/></textField>
            <label id="e" customClass="GalleryLabel" customModule="⟦Photos⟧⟨GalleryCore⟩"/>
            <label id="f" customClass="GalleryLabel" customModule="Gone"⟦ customModuleProvider="target"⟧⟨⟩/>
            </subviews></view></objects></document>

            """.replacing("\"Gone\"", with: "\"⟦Gone⟧⟨GalleryCore⟩\"")
        ),
    ]
}
