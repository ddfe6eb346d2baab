import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSLayoutConstraintVisualFormatTests {
    private let outer = UIView()
    private let first = UIView()
    private let second = UIView()

    init() {
        outer.addSubview(first)
        outer.addSubview(second)
    }

    private func read(
        _ format: String,
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: metrics,
            views: ["first": first, "second": second]
        ).map(words)
    }

    private func words(_ constraint: NSLayoutConstraint) -> String {
        let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
        let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
        let right = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute) + " } ?? ""
        let weight = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
        return "\(left) \(sign) \(right)\(Int(constraint.constant))\(weight)"
    }

    private func name(_ item: AnyObject?) -> String {
        item === first ? "first" : item === second ? "second" : item === outer ? "outer" : "other"
    }

    @Test func `gaps and lengths become constraints in the order of the text`() {
        #expect(
            read("H:|-10-[first(50)]-20-[second(>=first)]-30-|") == [
                "first.leading == outer.leading + 10", "first.width == 50", "second.leading == first.trailing + 20",
                "second.width >= first.width + 0", "outer.trailing == second.trailing + 30",
            ]
        )
    }

    @Test func `without an orientation a format goes across, spaces do not count`() {
        #expect(read("[first] [second]") == ["second.leading == first.trailing + 0"])
        #expect(
            read("V: |[first]|") == ["first.top == outer.top + 0", "outer.bottom == first.bottom + 0"]
        )
    }

    @Test func `a gap that is not given is 8 points between views and the margin at an edge`() {
        #expect(
            read("V:|-[first]-[second]-|") == [
                "first.top == outer.topMargin + 0", "second.top == first.bottom + 8",
                "outer.bottomMargin == second.bottom + 0",
            ]
        )
    }

    @Test func `predicates have relations, metrics and priorities`() {
        let metrics: [String: Any] = ["gap": 12, "high": 750.5, "low": NSNumber(value: 3)]
        #expect(
            read("[first(>=gap,<=100@low)]-(gap@high)-[second]", metrics: metrics) == [
                "first.width >= 12", "first.width <= 100 @3", "second.leading == first.trailing + 12 @750",
            ]
        )
        #expect(read("[first]-(-5)-[second]") == ["second.leading == first.trailing + -5"])
        #expect(read("[first]-gap-[second]", metrics: metrics) == ["second.leading == first.trailing + 12"])
    }

    @Test func `options align each view with the next`() {
        let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllLastBaseline]
        #expect(
            read("[first]-5-[second]", options: options) == [
                "second.leading == first.trailing + 5", "first.top == second.top + 0",
                "first.lastBaseline == second.lastBaseline + 0",
            ]
        )
    }

    @Test func `options tell which way the format reads`() {
        #expect(
            read("|-4-[first]-5-[second]", options: .directionRightToLeft) == [
                "outer.right == first.right + 4", "first.left == second.right + 5",
            ]
        )
        #expect(read("[first]-5-[second]", options: .directionLeftToRight) == ["second.left == first.right + 5"])
        #expect(
            read("V:[first]-5-[second]", options: .spacingBaselineToBaseline) == [
                "second.firstBaseline == first.lastBaseline + 5"
            ]
        )
    }

    @Test func `guides can stand for views`() {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[guide]-3-[first]",
            metrics: nil,
            views: ["guide": outer.safeAreaLayoutGuide, "first": first]
        )
        NSLayoutConstraint.activate(constraints)
        #expect(outer.constraints == constraints)
        #expect(constraints.first?.secondItem === outer.safeAreaLayoutGuide)
    }

    @Test(arguments: [
        ("", "It's an empty string."), ("[fürst]", "It contains non-ASCII characters."),
        ("H:|-[third]-|", "\nthird is not a key in the views dictionary. \nH:|-[third]-| \n          ^"),
        (
            "[first]-wide-[second]",
            "\nEncountered metric with name \"wide\", but value was not specified in metrics or views dictionaries \n[first]-wide-[second] \n            ^"
        ),
        ("[first", "\nExpected a ']' here. That is how you give the end of a view. \n[first \n      ^"),
        ("[1st]", "\nExpected a view. View names must start with a letter or an underscore, then contain letters"),
        ("H[first]", "\nExpected a ':' after 'H'"), ("[first]-[second]-", "\nExpected a number or key"),
        ("|-[first]-|-", "\nExpected the end"), ("[first]-(8-[second]", "\nExpected a ')'"), ("-", "\nExpected a view"),
        ("[first]-second-[second]", "\nIt's not possible to set a space equal to the width or height of a view."),
        ("[first]-8[second]", "\nExpected a '-'"), ("[first(]", "\nExpected a number or key"),
    ])
    func `what cannot be read raises and says where`(format: String, problem: String) {
        var made: [String] = []
        let raised = Headless.exceptions { made = read(format) }
        #expect(made.isEmpty)
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(raised.first?.reason.hasPrefix("Unable to parse constraint format: \(problem)") == true)
    }

    @Test func `an edge needs a superview`() {
        let raised = Headless.exceptions {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(>=50)-[view(100)]",
                metrics: nil,
                views: ["view": UIView()]
            )
        }
        #expect(
            raised.first?.reason
                == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \nH:|-(>=50)-[view(100)] \n                      ^"
        )
    }

    @Test func `views cannot be aligned along the way that they are placed`() {
        let across = Headless.exceptions { _ = read("[first][second]", options: .alignAllLeft) }
        #expect(across.first?.reason.contains("on a horizontal edge, which is not allowed for layout that is") == true)
        let down = Headless.exceptions { _ = read("V:[first][second]", options: .alignAllCenterY) }
        #expect(down.first?.reason.contains("on a vertical edge") == true)
    }
}
