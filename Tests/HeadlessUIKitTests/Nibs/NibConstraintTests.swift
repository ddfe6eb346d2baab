import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibConstraintTests {
    private func view(_ contents: String, constraints: String) -> UIView? {
        SampleNib.first(
            """
            <view id="a"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(contents)</subviews><constraints>\(constraints)</constraints></view>
            """,
            as: UIView.self
        )
    }

    @Test func `a constraint is live, on the view that holds it`() throws {
        let view = try #require(
            self.view(
                #"<label id="b"/>"#,
                constraints: #"""
                    <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a"
                        secondAttribute="leadingMargin" multiplier="0.5" constant="-8" priority="750" identifier="edge" id="c"/>
                    """#
            )
        )
        let constraint = try #require(view.constraints.first)
        #expect(view.constraints.count == 1)
        #expect(constraint.isActive)
        #expect(constraint.firstItem === view.subviews.first)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === view)
        #expect(constraint.secondAttribute == .leadingMargin)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == -8)
        #expect(constraint.priority == UILayoutPriority(750))
        #expect(constraint.identifier == "edge")
    }

    @Test(arguments: [("4:3", 4.0 / 3), ("3/4", 0.75), ("2", 2), ("1:0", 1), ("much", 1)])
    func `a multiplier is a number or the relation of two`(text: String, multiplier: CGFloat) {
        let view = view(
            "",
            constraints:
                #"<constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\#(text)" id="c"/>"#
        )
        #expect(view?.constraints.first?.multiplier == multiplier)
        #expect(view?.constraints.first?.firstItem === view)
    }

    @Test func `guides can be constrained to`() {
        let view = SampleNib.first(
            #"""
            <view id="a"><viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints></view>
            """#,
            as: UIView.self
        )
        #expect(view?.constraints.first?.secondItem === view?.safeAreaLayoutGuide)
    }

    @Test func `what Interface Builder keeps for itself is not there`() {
        let view = view("", constraints: #"<constraint firstAttribute="width" constant="9" placeholder="YES" id="c"/>"#)
        #expect(view?.constraints.isEmpty == true)
    }

    @Test func `a constraint to what is not there is logged and left out`() {
        var view: UIView?
        let lines = Headless.lines {
            view = self.view(
                "",
                constraints:
                    #"<constraint firstAttribute="top" secondItem="lost" secondAttribute="top" id="c"/>"#
            )
        }
        #expect(view?.constraints.isEmpty == true)
        #expect(lines.count == 1)
    }

    @Test func `a constraint that a variation excludes is made and not active`() {
        let owner = ConstrainedOwner()
        let nib = SampleNib.nib(
            #"""
            <view id="a"><constraints>
                <constraint firstAttribute="width" constant="9" id="c"/><constraint firstAttribute="height" constant="8" id="d"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation></view>
            """#,
            ownerConnections: #"<outlet property="width" destination="c" id="o"/>"#
        )
        let view = nib.instantiate(withOwner: owner).first as? UIView
        #expect(view?.constraints.map(\.constant) == [8])
        #expect(owner.width?.constant == 9)
        #expect(owner.width?.isActive == false)
    }

    @Test func `the guides of a controller end where its view's safe area begins`() throws {
        let controller = try #require(
            SampleNib.first(
                #"""
                <viewController id="v"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
                <view key="view" id="a"><constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="c"/>
                </constraints></view></viewController>
                """#,
                as: UIViewController.self
            )
        )
        let guide = try #require(controller.view.constraints.last?.secondItem as? UILayoutGuide)
        #expect(controller.view.layoutGuides.contains(guide))
    }
}

/// Keeps a constraint of its nib.
final class ConstrainedOwner: UIResponder, Headless.NibOutlets {
    var width: NSLayoutConstraint?

    var nibOutlets: [String: Headless.Outlet] { ["width": .init(self, \.width)] }
}
