// Long lines of prose stay whole, so that each text can be read as it is printed.
// swift-format-ignore-file
extension Convention {
    static let b1 = Convention(
        "B1",
        "A xib knows no controller.",
        why: "A designer can own a document that has no outlets to break; code that finds controls by tag says clearly what it misses.",
        here: "'PhotosView.xib' has no class on File's Owner, no outlets and no actions, so whoever designs it changes it without touching code. 'XibView' loads it.",
        before: """
            final class PhotosViewController: GalleryViewController {
                override func createViews() {
                    _ = Bundle.module.loadNibNamed("PhotosView", owner: self)
                }

                @IBAction func reload(_ sender: Any) {}
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                private var button: UIButton?

                override func createViews() throws {
                    let xib = try XibView("PhotosView", in: .module)
                    fill(with: xib.root)
                    button = try xib.control(Tag.reload)
                }

                override func createEvents() {
                    events.on(.touchUpInside, of: button) { [weak self] in self?.reload() }
                }

                override func destroyViews() {
                    button = nil
                }

                private func reload() {}

                enum Tag: Int {
                    case reload = 100
                }
            }
            """,
        mend: "In the xib, remove the class of File's Owner and its connections, and give each control a tag; in code, look them up in 'createViews'. 'scaffold check --fix' removes the class of an owner without connections, and the owner in code that has no outlets."
    )

    static let b2 = Convention(
        "B2",
        "Each control that code touches has a tag of its own, named once and looked up once.",
        why: "A number in code and a number in a xib drift apart in silence. A name that is looked up in one place can be checked.",
        here: "Tags are 100, 200, 300, and so on, named in the screen's 'Tag'. A tag that is missing, doubled or on another class is told in one sentence, in the error view and in the tests: that is 'XibError'.",
        before: """
            final class PhotosViewController: GalleryViewController {
                private var table: UIView?

                override func createViews() {
                    table = view.viewWithTag(100)
                }

                override func destroyViews() {
                    table = nil
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                private var table: UIView?

                override func createViews() {
                    table = view.viewWithTag(Tag.table.rawValue)
                }

                override func destroyViews() {
                    table = nil
                }

                enum Tag: Int {
                    case table = 100
                }
            }
            """,
        mend: "Name the tag in 'enum Tag: Int', give it to one control of that class in the xib, and look it up in 'createViews'. 'scaffold check --fix' uses a tag's name where it has one, and corrects a class's module."
    )

    static let b3 = Convention(
        "B3",
        "A controller does not assemble views.",
        why: "A hierarchy that is built in a controller hides what the screen does, and cannot be used elsewhere or seen in a xib.",
        here: "'MessageView', a view class of the core, is one that code builds; a screen's own views stand in its xib, its cell and its controls.",
        before: """
            final class PhotosViewController: GalleryViewController {
                override func createViews() {
                    view.addSubview(UILabel())
                }
            }
            """,
        after: """
            final class PhotosView: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(UILabel())
                }

                required init?(coder: NSCoder) { nil }
            }
            """,
        mend: "Put the views into the xib, or into a view, cell or control class."
    )

    static let b4 = Convention(
        "B4",
        "Colours and fonts are not picked in a xib.",
        why: "A colour in a xib is found by no search and reached by no theme.",
        here: "'GalleryLabel' and its like bring the look, so a xib gives a size at most.",
        before: """
            <label tag="100" id="a" customClass="GalleryLabel" customModule="GalleryCore">
                <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/>
            </label>
            """,
        after: """
            <label tag="100" id="a" customClass="GalleryLabel" customModule="GalleryCore"/>
            """,
        mend: "Set the default in Xcode, and give the control a class that takes its look from the theme."
    )
}
