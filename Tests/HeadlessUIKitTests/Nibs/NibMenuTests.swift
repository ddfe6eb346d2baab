import HeadlessUIKit
import Testing

@MainActor @Suite struct NibMenuTests {
    private let items = """
        <menuElements>
            <command title="One" discoverabilityTitle="The first" id="c1"/>
            <command title="Two" image="star" catalog="system" state="on" id="c2">
                <connections><action selector="share:" destination="-1" id="n1"/></connections></command>
            <menu title="More" identifier="more" subtitle="And so on" id="m2"><menuElements>
                <command title="Three" id="c3"><attributes key="attributes" disabled="YES" destructive="YES"/></command>
                </menuElements><options key="options" displayInline="YES" singleSelection="YES"/></menu>
            <keyCommand title="Four" input="k" id="k1"><keyModifierFlags key="modifierFlags" command="YES" shift="YES"/>
                <connections><action selector="find" destination="-1" id="n2"/></connections></keyCommand>
        </menuElements>
        """

    @Test func `a button's menu has the commands of the nib, which tell whom they are connected to`() throws {
        let owner = MenuOwner()
        let objects = SampleNib.nib(
            "<button id=\"a\"><menu key=\"menu\" title=\"All\" id=\"m\">\(items)</menu></button>"
        )
        let button = try #require(objects.instantiate(withOwner: owner).first as? UIButton)
        let menu = try #require(button.menu)
        #expect(menu.title == "All")
        #expect(menu.children.map(\.title) == ["One", "Two", "More", "Four"])
        let commands = menu.children.map { $0 as? UICommand }
        #expect(commands[0]?.discoverabilityTitle == "The first")
        #expect(commands[1]?.state == .on)
        #expect(commands[1]?.image?.isSymbolImage == true)
        #expect(menu.selectedElements == [menu.children[1]])
        let more = try #require(menu.children[2] as? UIMenu)
        #expect(more.identifier.rawValue == "more")
        #expect(more.subtitle == "And so on")
        #expect(more.options == [.displayInline, .singleSelection])
        #expect((more.children.first as? UICommand)?.attributes == [.disabled, .destructive])
        let key = try #require(commands[3] as? UIKeyCommand)
        #expect(key.input == "k")
        #expect(key.modifierFlags == [.command, .shift])
        #expect(Headless.choose("Two", from: menu) == nil)
        #expect(Headless.choose("Four", from: menu) == nil)
        #expect(Headless.choose("Three", from: menu) == .disabled)
        #expect(owner.heard == ["share Two", "find"])
    }

    @Test func `a button that shows what is chosen shows the commands of its menu`() throws {
        let button: UIButton = try #require(
            SampleNib.first(
                """
                <button id="a" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES">
                <rect key="frame" x="0" y="0" width="100" height="40"/><menu key="menu" id="m"><menuElements>
                <command title="One" id="b"/><command title="Two" id="c"/></menuElements></menu></button>
                """
            )
        )
        #expect(button.currentTitle == "One")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(button)
        window.isHidden = false
        #expect(Headless.choose("Two", from: button) == nil)
        #expect(button.currentTitle == "Two")
        #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
    }

    @Test func `a bar's button has a menu`() {
        let item = SampleNib.first(
            "<barButtonItem id=\"a\"><menu key=\"menu\" id=\"m\">\(items)</menu></barButtonItem>",
            as: UIBarButtonItem.self
        )
        #expect(item?.menu?.children.count == 4)
    }

    @Test(arguments: ["action", "actionName"])
    func `a controller's key command tells the first responder that lists its action`(attribute: String) throws {
        let controller: MenuController = try #require(
            SampleNib.first(
                """
                <viewController id="a" customClass="MenuController" customModule="HeadlessUIKitTests"><keyCommands>
                <keyCommand input="n" \(attribute)="make:" id="b"><flags key="modifierFlags" command="YES"/></keyCommand>
                </keyCommands></viewController>
                """
            )
        )
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(Headless.press("n", modifierFlags: .command, in: window) == nil)
        #expect(controller.made == 1)
    }

    @Test func `an item that is connected to nobody by name tells the first responder that lists its action`() throws {
        let item: UIBarButtonItem = try #require(
            SampleNib.first(
                """
                <barButtonItem title="New" id="a"><connections><action selector="make:" destination="-2" id="b"/>
                </connections></barButtonItem>
                """
            )
        )
        let controller = MenuController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(controller.made == 1)
    }
}

/// Hears what menus ask for.
private final class MenuOwner: Headless.NibOutlets {
    var heard: [String] = []
    var nibActions: [String: @MainActor (Any?) -> Void] {
        [
            "share:": { [weak self] in self?.heard.append("share \(($0 as? UICommand)?.title ?? "")") },
            "find": { [weak self] _ in self?.heard.append("find") },
        ]
    }
}

/// Counts what it is asked to make.
final class MenuController: UIViewController, Headless.NibOutlets {
    var made = 0
    var nibActions: [String: @MainActor (Any?) -> Void] { ["make:": { [weak self] _ in self?.made += 1 }] }
}
