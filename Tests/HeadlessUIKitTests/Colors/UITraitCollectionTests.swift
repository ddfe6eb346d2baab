import HeadlessUIKit
import Testing

@Suite struct UITraitCollectionTests {
    @Test func `of two values the later wins and the unspecified counts nothing`() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
        #expect(merged.horizontalSizeClass == .unspecified)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test func `what runs as current sees the collection, and only then`() {
        let before = UITraitCollection.current
        var seen = UIUserInterfaceStyle.unspecified
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            seen = UITraitCollection.current.userInterfaceStyle
        }
        #expect(seen == .dark)
        #expect(UITraitCollection.current == before)
        #expect(before.userInterfaceStyle == .light)
    }

    @Test func `text sizes are in order`() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }
}
