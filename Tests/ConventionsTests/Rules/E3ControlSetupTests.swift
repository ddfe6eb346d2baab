import Testing

@testable import Conventions

@Suite struct E3ControlSetupTests {
    static let samples: [Sample] = [
        "class Cell: UITableViewCell { private class Badge: UILabel {} }",
        """
        class A: UILabel {
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
        """
        class A: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                setup()
            }
            required ◆init?(coder: NSCoder) {
                super.init(coder: coder)
            }
            private func setup() {}
        }
        """,
        """
        class A: UILabel {
            override ◆init(frame: CGRect) {
                super.init(frame: frame)
                // setup()
                print("setup()")
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setup()
            }
            private func setup() {}
        }
        """,
        """
        class ◆A: UITextField {
            var a = 1
        }
        """,
        """
        final class ◆A: UITextView {
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setup()
            }
            private func setup() {}
        }
        """,
        """
        class A: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                setup()
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setup()
            }
        }
        extension A {
            func setup() {}
        }
        """,
        """
        class ◆A: UILabel {
            func setup(_ style: Style) {}
        }
        """,
        "class A: UIView {}",
        """
        class A: UILabel {
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
        class B: A {}
        """,
        """
        enum Controls {
            class ◆A<Item>: UILabel {}
        }
        """,
        "let text = \"class A: UILabel {}\" // class A: UILabel {}",
        """
        #if os(iOS)
        class ◆A: UILabel {}
        #endif
        """,
        """
        class A: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                defer { self.setup() }
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setup()
            }
            private func setup() {}
        }
        """,
        """
        class A: UITextView {
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(
                    frame: frame, textContainer: textContainer
                )
                setup()
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setup()
            }
            private func setup() {}
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("E3")
    }
}
