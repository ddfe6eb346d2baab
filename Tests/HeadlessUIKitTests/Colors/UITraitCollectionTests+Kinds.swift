import Testing

@testable import HeadlessUIKit

extension UITraitCollectionTests {
    @Test func `each trait is specified alone`() {
        #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
        #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
        let empty = UITraitCollection()
        #expect(empty.displayGamut == .unspecified && empty.forceTouchCapability == .unknown)
        #expect(empty.legibilityWeight == .unspecified && empty.activeAppearance == .unspecified)
    }

    @Test @MainActor func `the phone says what it can`() {
        let phone = UIScreen.main.traitCollection
        #expect(phone.displayGamut == .P3 && phone.userInterfaceLevel == .base)
        #expect(phone.accessibilityContrast == .normal && phone.legibilityWeight == .regular)
    }

    @Test func `colours may differ by style, contrast and level, not by size`() {
        let phone = UITraitCollection.phone
        let changes: [(UITraitCollection, Bool)] = [
            (UITraitCollection(userInterfaceStyle: .dark), true),
            (UITraitCollection(accessibilityContrast: .high), true),
            (UITraitCollection(userInterfaceLevel: .elevated), true),
            (UITraitCollection(displayGamut: .SRGB), true),
            (UITraitCollection(horizontalSizeClass: .regular), false),
            (UITraitCollection(legibilityWeight: .bold), false),
        ]
        for (change, isDifferent) in changes {
            let changed = UITraitCollection(traitsFrom: [phone, change])
            #expect(changed != phone)
            #expect(phone.hasDifferentColorAppearance(comparedTo: changed) == isDifferent)
        }
        #expect(phone.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func `images are configured for traits`() {
        #expect(UITraitCollection.phone.imageConfiguration.traitCollection == .phone)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let merged = UITraitCollection.phone.imageConfiguration.applying(dark.imageConfiguration)
        #expect(merged.traitCollection?.userInterfaceStyle == .dark)
        #expect(merged.traitCollection?.displayScale == 3)
    }

    @Test func `traits are set by a block`() {
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        let wide = UITraitCollection.phone.modifyingTraits {
            $0.horizontalSizeClass = .regular
            $0.legibilityWeight = .bold
        }
        #expect(wide.horizontalSizeClass == .regular && wide.legibilityWeight == .bold)
        #expect(wide.displayScale == 3)
    }
}
