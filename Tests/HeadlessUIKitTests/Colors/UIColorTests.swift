import HeadlessUIKit
import Testing

@Suite struct UIColorTests {
    private func red(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    private static let third: CGFloat = 1 / 3
    private static let named: [UIColor] = [
        .brown, .darkGray, .gray, .lightGray, .orange, .purple, .magenta, .cyan, .clear, .white,
    ]
    private static let components: [[CGFloat]] = [
        [0.6, 0.4, 0.2, 1], [third, third, third, 1], [0.5, 0.5, 0.5, 1], [2 * third, 2 * third, 2 * third, 1],
        [1, 0.5, 0, 1], [0.5, 0, 0.5, 1], [1, 0, 1, 1], [0, 1, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1],
    ]

    // Facts 10: the components of the static colours.
    @Test(arguments: zip(named, components))
    func `static colours have UIKit's components, greys too`(color: UIColor, components: [CGFloat]) {
        #expect(red(color) == components)
    }

    // Facts 10: black and its like are two-component greys.
    @Test func `a grey has two components and is no red, green and blue`() {
        #expect(UIColor.black.cgColor.components == [0, 1])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.black == UIColor(white: 0, alpha: 1))
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    }

    // Facts 10: on false the out-parameters are untouched.
    @Test func `a pattern has no components and leaves them untouched`() {
        let pattern = UIColor(patternImage: UIImage())
        var value: CGFloat = 7
        #expect(!pattern.getRed(&value, green: nil, blue: nil, alpha: nil))
        #expect(!pattern.getWhite(&value, alpha: nil))
        #expect(!pattern.getHue(&value, saturation: nil, brightness: nil, alpha: nil))
        #expect(value == 7)
    }

    // Facts 10: components are not clamped.
    @Test func `components outside of 0 to 1 are kept`() {
        #expect(red(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1)) == [1.5, -0.5, 0, 1])
    }

    // Facts 10: HSB round trip; saturation 0 gives hue 0.
    @Test(arguments: [(0.0, 1.0, 1.0), (0.3, 0.5, 0.8), (0.65, 0.2, 0.4), (0.9, 1, 0.5)])
    func `hue, saturation and brightness come back`(hue: Double, saturation: Double, brightness: Double) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
        #expect(abs(h - hue) < 1e-9)
        #expect(abs(s - saturation) < 1e-9)
        #expect(abs(b - brightness) < 1e-9)
    }

    @Test func `without saturation the hue is 0`() {
        var hue: CGFloat = 7
        UIColor(hue: 0.4, saturation: 0, brightness: 0.5, alpha: 1)
            .getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(hue == 0)
    }

    // Facts 10: dynamic colours resolve with the trait collection; nil for a missing name.
    @Test func `a dynamic colour asks for the traits`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(red(color.withAlphaComponent(0.5)) == [0, 0, 0, 0.5])
        #expect(UIColor(named: "Nowhere") == nil)
    }

    @Test func `system colours differ in light and dark`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(red(.systemRed) == [1, 59 / 255, 48 / 255, 1])
        #expect(red(.systemRed.resolvedColor(with: dark)) == [1, 69 / 255, 58 / 255, 1])
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor(white: 0, alpha: 1))
        #expect(UIColor.systemRed === UIColor.systemRed)
    }

    @Test func `alpha is replaced and the rest stays`() {
        #expect(UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
        #expect(UIColor.gray.withAlphaComponent(0.25).cgColor.components == [0.5, 0.25])
    }
}
