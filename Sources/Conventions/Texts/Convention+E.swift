// Long lines of prose stay whole, so that each text can be read as it is printed.
// swift-format-ignore-file
extension Convention {
    static let e1 = Convention(
        "E1",
        "Colours and fonts come from the theme's categories.",
        why: "A look is changed in one file instead of everywhere that it was picked.",
        here: "The app's are in 'UIColor+Gallery' and 'UIFont+Gallery', a screen's own in 'UIColor+Photos' and 'UIFont+Photos'. No other file names a colour or a font.",
        before: """
            final class PhotoLabelStyle {
                @MainActor func style(_ label: UILabel) {
                    label.textColor = .red
                }
            }
            """,
        after: """
            final class PhotoLabelStyle {
                @MainActor func style(_ label: UILabel) {
                    label.textColor = .appBlack1
                }
            }
            """,
        mend: "Name it in 'UIColor+Photos.swift' or 'UIFont+Photos.swift', and use the name."
    )

    static let e2 = Convention(
        "E2",
        "The categories ask the theme each time.",
        why: "A colour that is made once belongs to the theme of that moment, for ever.",
        here: "They ask 'ThemeProvider.shared'. Changing its theme restyles all that is on screen: that is 'EventBag.followTheme'.",
        before: """
            extension UIColor {
                @MainActor static let photoTitle: UIColor = .appBlack1
            }
            """,
        after: """
            extension UIColor {
                @MainActor static var photoTitle: UIColor { .appBlack1 }
            }
            """,
        mend: "Make it a computed property that asks 'ThemeProvider.shared' or another name of the category; 'scaffold check --fix' does so where it names one already."
    )

    static let e3 = Convention(
        "E3",
        "A label, text field or text view of the app's styles itself in 'setup()', however it is made.",
        why: "A control that forgets one of its initializers looks right in code and wrong in a xib, or the other way round.",
        here: "'GalleryLabel', 'GalleryTextField' and 'GalleryTextView' style themselves in 'setup()', so naming the class in a xib is enough.",
        before: """
            final class TitleLabel: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setup()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                }

                private func setup() {}
            }
            """,
        after: """
            final class TitleLabel: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setup()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    setup()
                }

                private func setup() {}
            }
            """,
        mend: "Call 'setup()' from both initializers; 'scaffold check --fix' adds the call. In a xib, give the control the app's class, as '--fix' does too."
    )
}
