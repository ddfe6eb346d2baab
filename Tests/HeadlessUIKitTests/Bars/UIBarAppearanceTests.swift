import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIBarAppearanceTests {
    @Test func `the three backgrounds differ in colour and line`() {
        let looks = UINavigationBarAppearance()
        #expect(looks.shadowColor == .separator)
        looks.configureWithOpaqueBackground()
        #expect(looks.backgroundColor == .systemBackground)
        looks.configureWithTransparentBackground()
        #expect(looks.backgroundColor == nil)
        #expect(looks.shadowColor == nil)
        looks.configureWithDefaultBackground()
        #expect(looks.shadowColor == .separator)
    }

    @Test func `a copy is of the same kind, and its own`() throws {
        let looks = UINavigationBarAppearance()
        looks.backgroundColor = .red
        looks.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        looks.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        let copy = try #require(looks.copy() as? UINavigationBarAppearance)
        #expect(copy.backgroundColor == .red)
        #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        looks.buttonAppearance.normal.titlePositionAdjustment = .zero
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    }

    @Test func `looks of another kind give their background`() {
        let looks = UITabBarAppearance()
        looks.backgroundColor = .red
        let taken = UIToolbarAppearance(barAppearance: looks)
        #expect(taken.backgroundColor == .red)
        #expect(UITabBarAppearance(idiom: .pad).idiom == .pad)
    }

    @Test func `an item goes back to its default looks`() {
        let looks = UITabBarItemAppearance(style: .inline)
        looks.selected.iconColor = .red
        looks.configureWithDefault(for: .stacked)
        #expect(looks.selected.iconColor == nil)
        let button = UIBarButtonItemAppearance(style: .done)
        button.disabled.backgroundImage = UIImage()
        button.configureWithDefault(for: .plain)
        #expect(button.disabled.backgroundImage == nil)
    }
}
