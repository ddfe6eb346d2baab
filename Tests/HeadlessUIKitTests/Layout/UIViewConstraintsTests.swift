import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewConstraintsTests {
    private let outer = UIView()
    private let inner = UIView()

    init() {
        outer.addSubview(inner)
    }

    @Test func `an added constraint is active where it was added`() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 5)
        outer.addConstraint(constraint)
        #expect(outer.constraints == [constraint])
        #expect(inner.constraints.isEmpty)
        #expect(constraint.isActive)
        constraint.isActive = true
        #expect(inner.constraints.isEmpty)
        inner.removeConstraint(constraint)
        #expect(constraint.isActive)
        outer.removeConstraints([constraint])
        #expect(!constraint.isActive)
    }

    @Test func `a constraint that is added elsewhere moves`() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 5)
        outer.addConstraints([constraint])
        inner.addConstraint(constraint)
        #expect(outer.constraints.isEmpty)
        #expect(inner.constraints == [constraint])
    }

    @Test func `a constraint about something outside raises where it is added`() {
        let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        var raised: [Headless.Exception] = []
        let lines = Headless.lines {
            raised = Headless.exceptions { inner.addConstraint(constraint) }
        }
        #expect(lines.first?.hasPrefix("The view hierarchy is not prepared for the constraint") == true)
        #expect(raised.map(\.name) == ["NSGenericException"])
        #expect(raised.first?.reason.hasPrefix("Unable to install constraint on view.  Does the constraint") == true)
        #expect(inner.constraints.isEmpty && !constraint.isActive)
    }

    // Facts 4: removeFromSuperview.
    @Test func `removal drops constraints that cross the subtree boundary, on every view above`() {
        let top = UIView()
        top.addSubview(outer)
        let leaf = UIView()
        inner.addSubview(leaf)
        let crossing = leaf.topAnchor.constraint(equalTo: outer.topAnchor)
        let high = leaf.leftAnchor.constraint(equalTo: top.leftAnchor)
        let within = leaf.bottomAnchor.constraint(equalTo: inner.bottomAnchor)
        let apart = outer.topAnchor.constraint(equalTo: top.topAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([crossing, high, within, apart, own])
        inner.removeFromSuperview()
        #expect(!crossing.isActive && !high.isActive)
        #expect(inner.constraints == [within, own])
        #expect(top.constraints == [apart])
    }

    @Test func `a move to another view drops them too, a move among siblings does not`() {
        let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        constraint.isActive = true
        outer.bringSubviewToFront(inner)
        outer.addSubview(inner)
        #expect(constraint.isActive)
        UIView().addSubview(inner)
        #expect(!constraint.isActive)
    }

    @Test func `the constraints about a view are told by axis`() {
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        let foreign = outer.heightAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([width, top, foreign])
        #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width])
        #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(!inner.hasAmbiguousLayout)
    }
}
