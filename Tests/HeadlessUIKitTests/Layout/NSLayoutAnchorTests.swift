import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSLayoutAnchorTests {
    private let first = UIView()
    private let second = UIView()

    private func words(_ constraint: NSLayoutConstraint) -> String {
        let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
        return
            "\(constraint.firstAttribute) \(sign) \(constraint.multiplier)*\(constraint.secondAttribute) + \(constraint.constant)"
    }

    @Test func `places relate to places`() {
        #expect(
            words(first.leadingAnchor.constraint(equalTo: second.trailingAnchor)) == "leading == 1.0*trailing + 0.0"
        )
        #expect(
            words(first.leftAnchor.constraint(greaterThanOrEqualTo: second.rightAnchor, constant: 3))
                == "left >= 1.0*right + 3.0"
        )
        #expect(
            words(first.topAnchor.constraint(lessThanOrEqualTo: second.bottomAnchor, constant: -3))
                == "top <= 1.0*bottom + -3.0"
        )
        #expect(words(first.centerYAnchor.constraint(lessThanOrEqualTo: second.centerYAnchor)).hasPrefix("centerY <="))
        #expect(words(first.centerXAnchor.constraint(greaterThanOrEqualTo: second.centerXAnchor)).contains(">="))
        #expect(
            words(first.firstBaselineAnchor.constraint(equalTo: second.lastBaselineAnchor, constant: 1))
                == "firstBaseline == 1.0*lastBaseline + 1.0"
        )
    }

    @Test func `lengths relate to lengths and to constants`() {
        let (width, height) = (first.widthAnchor, second.heightAnchor)
        #expect(words(width.constraint(equalToConstant: 5)) == "width == 1.0*notAnAttribute + 5.0")
        #expect(words(width.constraint(greaterThanOrEqualToConstant: 5)).hasPrefix("width >="))
        #expect(words(width.constraint(lessThanOrEqualToConstant: 5)).hasPrefix("width <="))
        #expect(words(width.constraint(equalTo: height, multiplier: 2)) == "width == 2.0*height + 0.0")
        #expect(words(width.constraint(greaterThanOrEqualTo: height, multiplier: 2)) == "width >= 2.0*height + 0.0")
        #expect(words(width.constraint(lessThanOrEqualTo: height, multiplier: 2)) == "width <= 2.0*height + 0.0")
        #expect(words(width.constraint(equalTo: height, multiplier: 2, constant: 3)) == "width == 2.0*height + 3.0")
        #expect(words(width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3)).contains(">= 2.0"))
        #expect(words(width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3)).contains("<= 2.0"))
        #expect(words(width.constraint(equalTo: height)) == "width == 1.0*height + 0.0")
    }

    @Test func `the system keeps 8 points, times what is wanted`() {
        let after = first.leadingAnchor.constraint(equalToSystemSpacingAfter: second.trailingAnchor, multiplier: 2)
        #expect(words(after) == "leading == 1.0*trailing + 16.0")
        let below = first.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: second.bottomAnchor,
            multiplier: 1
        )
        #expect(words(below) == "top >= 1.0*bottom + 8.0")
    }

    @Test func `between lines of text the system keeps what their font is high`() {
        let (upper, lower) = (UILabel(), UILabel())
        upper.font = .systemFont(ofSize: 10)
        lower.font = .systemFont(ofSize: 20)
        let gap = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor,
            multiplier: 1
        )
        #expect(gap.constant == TextMeasure.pixelCeiling(lower.font.lineHeight))
    }

    @Test func `a distance that is a constant places one after the other`() {
        let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalToConstant: 7)
        #expect(gap.firstItem === second)
        #expect(gap.secondItem === first)
        #expect(words(gap) == "left == 1.0*right + 7.0")
    }

    @Test func `a distance can be as long as a view`() {
        let outer = UIView()
        outer.addSubview(first)
        outer.addSubview(second)
        let gap = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
        let constraint = gap.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
        constraint.isActive = true
        #expect(outer.constraints == [constraint])
        first.removeFromSuperview()
        #expect(!constraint.isActive)
    }

    @Test func `anchors of the same place are equal`() {
        #expect(first.topAnchor == first.topAnchor)
        #expect(first.topAnchor.hash == first.topAnchor.hash)
        #expect(first.topAnchor != first.bottomAnchor)
        #expect(first.topAnchor != second.topAnchor)
        #expect(first.topAnchor.copy() as? NSLayoutYAxisAnchor == first.topAnchor)
    }
}
