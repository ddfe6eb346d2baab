internal import XibDocument

/// What an element's object is made of.
@MainActor
enum NibClass {
    /// A class of UIKit, or one derived from it.
    case coded(any NibCoded.Type)
    /// Another class that people wrote.
    case plain(any Headless.NibObject.Type)
    /// One of UIKit's gesture recognizers.
    case recognizer(@MainActor () -> UIGestureRecognizer)
    /// A menu, or what one offers.
    case menuElement
    /// Something without a class here: a plain object keeps its place.
    case standIn

    init(of node: XibNode, in nib: NibInstantiation) {
        let standard = Self.standard(node)
        let custom: AnyClass? = node.customClass.flatMap(nib.classes.find)
        if let coded = custom as? any NibCoded.Type, standard?.isKin(of: coded) ?? true {
            self = .coded(coded)
        } else if let plain = custom as? any Headless.NibObject.Type, standard == nil {
            self = .plain(plain)
        } else if let standard {
            self = .coded(standard)
        } else if ["menu", "command", "keyCommand"].contains(node.name) {
            self = .menuElement
        } else if let recognizer = NibFilling.recognizers[node.name] {
            self = .recognizer(recognizer)
        } else if Self.foreignControllers.contains(node.name) {
            let name = node.standardClass
            nib.log("There is no \(name) here; <\(node.name)> in line \(node.line) is a plain UIViewController.")
            node.takeLooks()
            self = .coded(UIViewController.self)
        } else if Self.isForeign(node) || node.rect("frame") != nil {
            nib.log("There is no \(node.standardClass) here; <\(node.name)> in line \(node.line) is a plain UIView.")
            if Self.isForeign(node) { node.takeLooks() }
            self = .coded(UIView.self)
        } else {
            if node.name != "customObject", node.name != "exit" {
                nib.log("There is no \(node.standardClass) here; <\(node.name)> in line \(node.line) does nothing.")
            }
            self = .standIn
        }
    }

    private static func standard(_ node: XibNode) -> (any NibCoded.Type)? {
        views[node.name] ?? controllers[node.name] ?? items[node.name]
    }

    /// Whether the element is a view of another framework than UIKit, which has no class here.
    private static func isForeign(_ node: XibNode) -> Bool {
        foreignViews.contains(node.name)
    }
}

extension NibCoded {
    /// Whether objects of the class can stand where those of this one do: both are views, or both are not.
    fileprivate static func isKin(of other: any NibCoded.Type) -> Bool {
        (self is UIView.Type) == (other is UIView.Type)
            && (self is UIViewController.Type) == (other is UIViewController.Type)
    }
}
