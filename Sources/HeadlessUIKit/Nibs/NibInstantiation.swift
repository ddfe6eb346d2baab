internal import XibDocument

/// One making of a nib's objects: first all of them, then what people typed as key paths, then connections, then each is
/// woken.
@MainActor
final class NibInstantiation {
    let document: XibDocument
    let bundle: Bundle
    let owner: Any?
    let reading: XibReading?
    private(set) var made: [(node: XibNode, object: NSObject)] = []
    private var objects: [String: NSObject] = [:]
    /// What comes from outside, by the ids of the placeholders.
    private var outside: [String: Any] = [:]
    let sizes: XibSizeClasses
    let classes: NibClasses
    let plan: NibPlan

    init(
        of document: XibDocument,
        in bundle: Bundle,
        owner: Any?,
        external: [String: Any],
        classes: NibClasses,
        plan: NibPlan,
        noting reading: XibReading? = nil
    ) {
        self.document = document
        self.bundle = bundle
        self.owner = owner
        self.reading = reading
        sizes = XibSizeClasses(.current)
        self.classes = classes
        self.plan = plan
        plan.prepare(for: sizes)
        for placeholder in document.placeholders(noting: reading) {
            guard let id = placeholder.node.id else { continue }
            switch placeholder.role {
            case .filesOwner: outside[id] = owner
            case .firstResponder: break
            case .external(let name): outside[id] = external[name]
            }
        }
    }

    /// The top-level objects.
    func run() -> [Any] {
        let topLevel = document.objects(noting: reading).compactMap(make)
        constrain()
        for (node, object) in made {
            NibFilling(node: node, nib: self).fillRuntimeAttributes(of: object)
        }
        connect()
        for (_, object) in made { wake(object) }
        for (node, object) in made where node.name == "window" && node.value("visibleAtLaunch") == true {
            (object as? UIWindow)?.isHidden = false
        }
        return topLevel
    }

    /// The object that an element describes, with all that it holds; nil when its class refused to be made.
    func make(_ node: XibNode) -> NSObject? {
        let node = node.adapted(to: sizes)
        let object: NSObject? =
            switch NibClass(of: node, in: self) {
            case .coded(let type): type.init(coder: NibCoder(node, of: self))
            case .plain(let type): type.init() as? NSObject
            case .recognizer(let make): make()
            case .menuElement: NibFilling(node: node, nib: self).menuElement
            case .standIn: NSObject()
            }
        guard let object else {
            log("<\(node.name)> in line \(node.line) is left out: the init(coder:) of its class returned nil.")
            return nil
        }
        NibFilling(node: node, nib: self).fillItem(object)
        register(object, for: node)
        return object
    }

    /// Lets connections find `object` under the element's id, and wakes it in the end.
    func register(_ object: NSObject, for node: XibNode) {
        made.append((node, object))
        if let id = node.id { objects[id] = object }
    }

    /// Lets connections find a constraint; it is woken in no way, and few say more than their relation.
    func name(_ constraint: NSLayoutConstraint, for node: XibNode) {
        guard node.element.children.isEmpty else { return register(constraint, for: node) }
        if let id = node.id { objects[id] = constraint }
    }

    func object(_ id: String) -> Any? { objects[id] ?? outside[id] }

    /// The view or guide of that id.
    func layoutItem(_ id: String) -> (any LayoutItem)? {
        let object = objects[id] ?? outside[id] as? NSObject
        return object as? UIView ?? object as? UILayoutGuide
    }

    func log(_ line: String) {
        Headless.log("\(document.file): \(line)")
    }

    private func wake(_ object: NSObject) {
        switch object {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        default: break
        }
    }
}

extension XibSizeClasses {
    /// The room that traits tell of; where they tell nothing, that of a phone held upright.
    init(_ traits: UITraitCollection) {
        self.init(
            width: traits.horizontalSizeClass == .regular ? "regular" : "compact",
            height: traits.verticalSizeClass == .compact ? "compact" : "regular"
        )
    }
}
