@testable import Conventions

extension Seed {
    /// Violations of the conventions about looks, names and size, and what is found without a rule.
    static let form = [
        Seed(
            E1Looks.self,
            "'.red' is picked outside of the theme.",
            in: "Painter.swift",
            """
            final class Painter {
                func paint(_ label: UILabel) {
                    label.textColor = ◆.red
                }
            }
            """
        ),
        Seed(
            E2FixedLooks.self,
            "'seedTitle' is made once",
            in: "UIColor+Seeds.swift",
            """
            extension UIColor {
                static let ◆seedTitle = UIColor(white: 0.2, alpha: 1)
            }
            """
        ),
        Seed(
            E3ControlSetup.self,
            "'SeedLabel' has no 'setup()'",
            in: "SeedLabel.swift",
            "final class ◆SeedLabel: UILabel {}"
        ),
        Seed(
            E3PlainControls.self,
            "The UILabel takes no look from the theme.",
            in: "PlainView.xib",
            xib(#"<label ◆tag="100" id="a"/>"#)
        ),
        Seed(F1Names.self, "'Other' stands in 'Named.swift'.", in: "Named.swift", "struct ◆Other {}"),
        Seed(F2ClassClusters.self, "'Pile' inherits", in: "Pile.swift", "final class Pile: ◆NSArray {}"),
        Seed(
            F3ControllerSize.self,
            "The body of 'LongViewController' has 151 lines",
            in: "LongViewController.swift",
            "final class ◆LongViewController: GalleryViewController {\n" + String(repeating: "    // …\n", count: 150)
                + "}"
        ),
        Seed(
            F4Selectors.self,
            "'@objc' needs",
            in: "SelectorViewController.swift",
            """
            final class SelectorViewController: GalleryViewController {
                ◆@objc func reload() {}
            }
            """
        ),
        Seed(
            F4StrongSelf.self,
            "The closure keeps the controller",
            in: "StrongViewController.swift",
            """
            final class StrongViewController: GalleryViewController {
                override func createEvents() {
                    events.run ◆{ await self.load() }
                }
            }
            """
        ),
        Seed(
            id: "ignore",
            "Nothing here breaks F2.",
            in: "Excused.swift",
            "struct Excused {}  ◆// scaffold:ignore F2 — an old list"
        ),
        Seed(
            id: "syntax",
            "The file is not Swift from here on",
            in: "Torn.swift",
            "final class Torn {\n    ◆let a = (\n}\n"
        ),
        Seed(id: "file", "The XML is malformed", in: "Torn.xib", "◆<document"),
    ]
}
