import Testing

@testable import Conventions

@Suite struct E1LooksTests {
    static let samples: [Sample] = [
        "enum Palette { static let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }",
        "struct AppFonts { let title = UIFont.systemFont(ofSize: 3) }",
        """
        func a() {
            label.textColor = ◆.red
        }
        """,
        """
        func a() {
            label.textColor = ◆UIColor.red
        }
        """,
        """
        func a() {
            use(◆UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
        """,
        """
        func a() {
            label.font = ◆.systemFont(ofSize: 3)
        }
        """,
        """
        func a() {
            label.font = ◆UIFont(name: "A", size: 3)
        }
        """,
        """
        func a() {
            use(◆UIFont.boldSystemFont(ofSize: 3))
        }
        """,
        """
        func a() {
            label.textColor = .appBlack1; view.backgroundColor = .clear
        }
        """,
        """
        func a() {
            // UIColor.red
            print("UIColor.red .systemFont(ofSize: 3)")
        }
        """,
        Sample(
            """
            extension UIColor {
                static var a: UIColor { UIColor(white: 1, alpha: 1) }
                static var b: UIColor { .red }
            }
            """,
            file: "UIColor+Photos.swift"
        ),
        """
        func a() {
            let kind: Kind = .red; signal.kind = .red; show(.blue)
        }
        """,
        """
        func a() {
            use(◆UIColor
                .red)
        }
        """,
        """
        func a() {
            view.tintColor = isOn ? ◆.red : ◆.blue
        }
        """,
        """
        #if os(iOS)
        let a = ◆UIColor.red
        #else
        let a = ◆UIColor.blue
        #endif
        """,
        """
        func a() {
            use { ◆UIColor(white: 0.5, alpha: 1) }
        }
        """,
        """
        func a() {
            use(UIColor(patternImage: image), Palette.red)
        }
        """,
        """
        struct A<Item> {
            struct B { let color = ◆UIColor(named: "a") }
        }
        """,
        "let a = ◆#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)",
        """
        extension UIFont {
            static var a: UIFont { .systemFont(ofSize: 3) }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("E1")
    }
}
