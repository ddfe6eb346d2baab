@testable import Conventions

extension Seed {
    /// Violations of the conventions about views.
    static let views = [
        Seed(
            B1Outlets.self,
            "'@IBAction' ties",
            in: "TiedViewController.swift",
            """
            final class TiedViewController: GalleryViewController {
                ◆@IBAction func reload() {}
            }
            """
        ),
        Seed(
            B1Owner.self,
            "File's Owner has the class",
            in: "OwnedView.xib",
            xib(#"<view id="a"/>"#, owner: #" ◆customClass="TiedViewController""#)
        ),
        Seed(
            B2Lookups.self,
            "The tag 100 has no name.",
            in: "NumberViewController.swift",
            """
            final class NumberViewController: GalleryViewController {
                override func createViews() {
                    view.viewWithTag(◆100)?.isHidden = true
                }
            }
            """
        ),
        Seed(
            B2Tags.self,
            "LookedUpView.xib has no control with the tag 200",
            in: "LookedUpViewController.swift",
            """
            final class LookedUpViewController: GalleryViewController {
                private var button: UIButton?

                override func createViews() throws {
                    let xib = try XibView("LookedUpView", in: .module)
                    button = try xib.control(Tag.◆reload)
                }

                override func destroyViews() {
                    button = nil
                }

                enum Tag: Int {
                    case reload = 200
                }
            }
            """,
            with: ["LookedUpView.xib": xib(#"<button tag="100" id="a"/>"#)]
        ),
        Seed(
            B2XibTags.self,
            "The tag 100 is used twice",
            in: "TwiceView.xib",
            xib("<view tag=\"100\" id=\"a\"><subviews>\n<button ◆tag=\"100\" id=\"b\"/></subviews></view>")
        ),
        Seed(
            B2CustomClasses.self,
            "The module 'Seeds' has no class 'Gone'",
            in: "GoneView.xib",
            xib(#"<view id="a" ◆customClass="Gone" customModule="Seeds"/>"#)
        ),
        Seed(
            B3Subviews.self,
            "The controller assembles views",
            in: "BuildingViewController.swift",
            """
            final class BuildingViewController: GalleryViewController {
                override func createViews() {
                    ◆view.addSubview(UIButton())
                }
            }
            """
        ),
        Seed(
            B4Looks.self,
            "A colour is picked for 'backgroundColor'",
            in: "ColouredView.xib",
            xib(#"<view id="a"><color ◆key="backgroundColor" red="1" green="0" blue="0.5" alpha="1"/></view>"#)
        ),
    ]

    /// A xib with these objects.
    static func xib(_ objects: String, owner: String = "") -> String {
        """
        <document version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(owner)/>
        \(objects)
        </objects></document>
        """
    }
}
