import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSLayoutConstraintTests {
    private let outer = UIView()
    private let left = UIView()
    private let right = UIView()

    init() {
        outer.addSubview(left)
        outer.addSubview(right)
    }

    @Test func `a constraint keeps what it was made of`() {
        let constraint = NSLayoutConstraint(
            item: left,
            attribute: .width,
            relatedBy: .lessThanOrEqual,
            toItem: right,
            attribute: .height,
            multiplier: 2,
            constant: 3
        )
        #expect(constraint.firstItem === left)
        #expect(constraint.secondItem === right)
        #expect(constraint.firstAttribute == .width)
        #expect(constraint.secondAttribute == .height)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == 3)
        #expect(constraint.priority == .required)
        #expect(constraint.identifier == nil)
        #expect(!constraint.isActive)
        #expect(!constraint.shouldBeArchived)
        #expect(constraint.firstAnchor == left.widthAnchor)
        #expect(constraint.secondAnchor == right.heightAnchor)
        #expect(constraint.secondAnchor != left.heightAnchor)
    }

    @Test func `without a second item a length is a constant`() {
        let constraint = NSLayoutConstraint(
            item: left,
            attribute: .height,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 50
        )
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.secondAttribute == .notAnAttribute)
        constraint.isActive = true
        #expect(left.constraints == [constraint])
    }

    @Test func `raw values are the system's`() {
        #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
        #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
        #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    }

    @Test func `the nearest common container keeps an active constraint`() {
        let inner = UIView()
        left.addSubview(inner)
        let across = inner.leftAnchor.constraint(equalTo: right.rightAnchor)
        let up = inner.topAnchor.constraint(equalTo: left.topAnchor)
        NSLayoutConstraint.activate([across, up])
        #expect(outer.constraints == [across])
        #expect(left.constraints == [up])
        #expect(across.isActive)
        NSLayoutConstraint.deactivate([across, up])
        #expect(outer.constraints.isEmpty && left.constraints.isEmpty)
        #expect(!up.isActive)
    }

    @Test func `views of different trees raise when a constraint is made active`() {
        let constraint = left.topAnchor.constraint(equalTo: UIView().topAnchor)
        let stranger = UIView()
        let other = left.topAnchor.constraint(equalTo: stranger.topAnchor)
        let raised = Headless.exceptions {
            constraint.isActive = true
            other.isActive = true
        }
        #expect(raised.map(\.name) == ["NSGenericException", "NSGenericException"])
        #expect(raised[1].reason.contains("because they have no common ancestor.  Does the constraint"))
        #expect(raised[1].reason.contains("<NSLayoutYAxisAnchor \"UIView:"))
        #expect(!other.isActive)
    }

    @Test func `an active constraint can become neither required nor optional`() {
        let constraint = left.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.priority = .defaultLow
        #expect(constraint.priority == .defaultLow)
        let raised = Headless.exceptions { constraint.priority = .required }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(
            raised.first?.reason
                == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 1000 and the existing priority was 250."
        )
        #expect(constraint.priority == .defaultLow)
        constraint.isActive = false
        constraint.priority = .required
        #expect(constraint.priority == .required)
    }

    @Test(arguments: [Float(0), -1, 1000.5])
    func `priorities beyond the limits raise`(priority: Float) {
        let constraint = left.widthAnchor.constraint(equalToConstant: 5)
        let raised = Headless.exceptions { constraint.priority = UILayoutPriority(priority) }
        #expect(raised.first?.reason.hasPrefix("It's illegal to set priority:") == true)
        #expect(constraint.priority == .required)
    }

    @Test func `relations that can never hold raise`() {
        func raised(
            _ first: NSLayoutConstraint.Attribute,
            _ item: UIView?,
            _ second: NSLayoutConstraint.Attribute,
            multiplier: CGFloat = 1,
            constant: CGFloat = 0
        ) -> String? {
            Headless.exceptions {
                _ = NSLayoutConstraint(
                    item: left,
                    attribute: first,
                    relatedBy: .equal,
                    toItem: item,
                    attribute: second,
                    multiplier: multiplier,
                    constant: constant
                )
            }.first?.reason
        }
        #expect(raised(.width, right, .top)?.hasSuffix("Invalid pairing of layout attributes") == true)
        #expect(raised(.leading, right, .left)?.contains("Use leading/trailing for both or neither.") == true)
        #expect(raised(.top, nil, .notAnAttribute)?.contains("Location attributes must be specified in pairs.") == true)
        #expect(raised(.top, right, .top, multiplier: 0)?.contains("A multiplier of 0") == true)
        #expect(raised(.top, right, .top, multiplier: .infinity)?.hasPrefix("Multiplier is not finite!") == true)
        #expect(raised(.width, right, .width, constant: .nan)?.contains("constant is not finite!") == true)
        #expect(raised(.centerX, right, .right) == nil)
        #expect(raised(.width, right, .height) == nil)
    }

    @Test func `something that is no view raises`() {
        let raised = Headless.exceptions {
            _ = NSLayoutConstraint(
                item: "left",
                attribute: .width,
                relatedBy: .equal,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: 1
            )
        }
        #expect(raised.first?.reason.contains("must each be a view or layout guide") == true)
    }

    @Test func `another constant of an active constraint asks for layout`() {
        let constraint = left.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        outer.layoutIfNeeded()
        #expect(!left.core.needsLayout)
        constraint.constant = 6
        #expect(left.core.needsLayout)
    }

    @Test func `a constraint lets its views go`() {
        var view: UIView? = UIView()
        weak let freed = view
        let constraint = view?.widthAnchor.constraint(equalToConstant: 5)
        constraint?.isActive = true
        #expect(freed != nil)
        view = nil
        #expect(freed == nil)
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.isActive == false)
    }
}
