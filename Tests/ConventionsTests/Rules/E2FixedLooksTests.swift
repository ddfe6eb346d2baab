import Testing

@testable import Conventions

@Suite struct E2FixedLooksTests {
    static let samples: [Sample] = [
        """
        final class ThemeProvider {}
        extension UIColor {
            static let ◆a = UIColor(white: 1, alpha: 1)
        }
        """,
        """
        final class ThemeProvider {}
        extension UIFont {
            static var ◆a: UIFont = .systemFont(ofSize: 1)
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            static var a: UIColor { .appBlack1 }
        }
        """,
        """
        extension UIColor {
            static let a = UIColor(white: 1, alpha: 1)
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            // static let a = 1
            static var text: String { "static let a = 1" }
        }
        """,
        """
        final class ThemeProvider {}
        extension UIView {
            static let a = 1
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            #if DEBUG
            public static let ◆a = grey(38)
            #endif
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            static func a() { let b = grey(38) }
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            struct Palette { static let a = 1 }
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            static let ◆a =
                UIColor(
                    white: 1, alpha: 1
                )
        }
        """,
        """
        final class ThemeProvider {}
        extension UIColor {
            static let a: () -> UIColor = { .appBlack1 }
        }
        """,
        """
        final class ThemeProvider {}
        struct Box<Item> {
            static var a: UIColor = .red
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("E2")
    }
}
