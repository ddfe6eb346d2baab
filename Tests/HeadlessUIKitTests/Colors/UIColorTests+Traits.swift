import Testing

@testable import HeadlessUIKit

extension UIColorTests {
    private func traits(_ traits: UITraitCollection...) -> UITraitCollection {
        UITraitCollection(traitsFrom: [.phone] + traits)
    }

    @Test func `system colours are stronger where contrast is high`() {
        let high = UITraitCollection(accessibilityContrast: .high)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            UIColor.systemRed.resolvedColor(with: traits(high)) == UIColor(kind: .fixed(.rgb255(215, 0, 21, alpha: 1)))
        )
        #expect(
            UIColor.systemBlue.resolvedColor(with: traits(high, dark))
                == UIColor(kind: .fixed(.rgb255(64, 156, 255, alpha: 1)))
        )
    }

    @Test func `dark backgrounds are lighter where the screen is elevated`() {
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.systemBackground.resolvedColor(with: traits(dark)) == UIColor(white: 0, alpha: 1))
        #expect(
            UIColor.systemBackground.resolvedColor(with: traits(dark, elevated))
                == UIColor(kind: .fixed(.rgb255(28, 28, 30, alpha: 1)))
        )
        #expect(UIColor.systemBackground.resolvedColor(with: traits(elevated)) == UIColor(white: 1, alpha: 1))
    }

    // Facts 10: components are not clamped (extended sRGB).
    @Test func `a P3 colour keeps its looks as extended sRGB, and greys stay greys`() {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 1.0931) < 0.001 && abs(green + 0.2267) < 0.001 && abs(blue + 0.1501) < 0.001)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 0.5) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6)
    }

    @Test func `colour literals are colours`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor.orange)
    }

    @Test func `Core Graphics' colours know their space`() throws {
        #expect(UIColor.black.cgColor.colorSpace?.model == .monochrome)
        #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
        let made = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
        #expect(made == UIColor.red.cgColor)
        #expect(CGColor.white.components == [1, 1] && CGColor.clear.alpha == 0)
    }
}
