import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewHierarchyTests {
    private let outer = UIView()
    private let views = (0..<4).map { tag in
        let view = UIView()
        view.tag = tag
        return view
    }

    private func tags() -> [Int] {
        outer.subviews.map(\.tag)
    }

    private func add(_ count: Int) {
        for view in views.prefix(count) { outer.addSubview(view) }
    }

    @Test func `addSubview appends and sets superview and next`() {
        add(3)
        #expect(tags() == [0, 1, 2])
        #expect(views[0].superview === outer)
        #expect(views[0].next === outer)
        #expect(outer.layer.sublayers?.count == 3)
        #expect(views[0].layer.superlayer === outer.layer)
    }

    @Test func `adding again moves to the end without a duplicate`() {
        add(3)
        outer.addSubview(views[0])
        #expect(tags() == [1, 2, 0])
    }

    @Test func `adding takes a view out of its former superview`() {
        let former = UIView()
        former.addSubview(views[0])
        add(1)
        #expect(former.subviews.isEmpty)
        #expect(former.layer.sublayers == nil)
        #expect(views[0].superview === outer)
    }

    @Test func `inserting beyond the end appends`() {
        add(2)
        outer.insertSubview(views[2], at: 9)
        #expect(tags() == [0, 1, 2])
        outer.insertSubview(views[3], at: 1)
        #expect(tags() == [0, 3, 1, 2])
        #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
    }

    @Test func `inserting below and above siblings`() {
        add(2)
        outer.insertSubview(views[2], belowSubview: views[1])
        outer.insertSubview(views[3], aboveSubview: views[0])
        #expect(tags() == [0, 3, 2, 1])
        #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
    }

    @Test func `inserting below or above a stranger puts on top`() {
        add(2)
        outer.insertSubview(views[2], belowSubview: UIView())
        outer.insertSubview(views[3], aboveSubview: UIView())
        #expect(tags() == [0, 1, 2, 3])
    }

    @Test func `inserting a subview elsewhere moves it`() {
        add(3)
        outer.insertSubview(views[2], at: 0)
        #expect(tags() == [2, 0, 1])
        outer.insertSubview(views[2], belowSubview: views[1])
        #expect(tags() == [0, 2, 1])
    }

    @Test func `exchange, front and back`() {
        add(4)
        outer.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags() == [3, 1, 2, 0])
        outer.bringSubviewToFront(views[1])
        #expect(tags() == [3, 2, 0, 1])
        outer.sendSubviewToBack(views[0])
        #expect(tags() == [0, 3, 2, 1])
        outer.bringSubviewToFront(UIView())
        outer.sendSubviewToBack(UIView())
        #expect(tags() == [0, 3, 2, 1])
        #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
    }

    @Test func `layers of one's own stay below the subviews' when these change places`() {
        add(2)
        let gradient = CALayer()
        outer.layer.insertSublayer(gradient, at: 0)
        outer.bringSubviewToFront(views[0])
        #expect(outer.layer.sublayers == [gradient, views[1].layer, views[0].layer])
    }

    @Test func `a view is a descendant of itself and of those around it`() {
        add(1)
        views[0].addSubview(views[1])
        #expect(outer.isDescendant(of: outer))
        #expect(views[1].isDescendant(of: outer))
        #expect(!outer.isDescendant(of: views[1]))
    }

    @Test func `viewWithTag looks at itself first, then depth first, first come first found`() {
        add(2)
        views[0].addSubview(views[2])
        views[1].tag = 2
        #expect(outer.viewWithTag(2) === views[2])
        #expect(outer.viewWithTag(0) === outer)
        #expect(outer.viewWithTag(7) == nil)
        outer.tag = 2
        #expect(outer.viewWithTag(2) === outer)
    }

    @Test func `a view cannot be added to itself or below itself`() {
        add(1)
        let raised = Headless.exceptions {
            outer.addSubview(outer)
            views[0].addSubview(outer)
        }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
        #expect(raised.first?.reason == "Can't add self as subview")
        #expect(outer.superview == nil)
    }

    @Test func `what outlives a view knows it no more`() {
        var around: UIView? = UIView()
        let inside = UIView()
        around?.addSubview(inside)
        let layer = around?.layer
        let constraint = around.map { inside.topAnchor.constraint(equalTo: $0.topAnchor) }
        constraint?.isActive = true
        #expect(layer?.delegate === around && constraint?.secondItem === around)
        around = nil
        #expect(inside.superview == nil && inside.next == nil)
        #expect(layer?.delegate == nil && inside.layer.superlayer === layer)
        #expect(constraint?.secondItem == nil && constraint?.isActive == false)
        #expect(constraint?.firstItem === inside)
    }

    @Test func `a guide that is gone is no item of its constraint`() {
        let view = UIView()
        var guide: UILayoutGuide? = UILayoutGuide()
        let constraint = guide.map { view.topAnchor.constraint(equalTo: $0.topAnchor) }
        #expect(constraint?.secondItem === guide)
        guide = nil
        #expect(constraint?.secondItem == nil)
    }
}
