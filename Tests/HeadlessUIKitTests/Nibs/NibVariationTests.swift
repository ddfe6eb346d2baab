import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibVariationTests {
    private let stack = #"""
        <stackView id="a" axis="vertical" spacing="8">
            <subviews><label id="b" tag="1" text="All"><fontDescription key="fontDescription" type="system" pointSize="10"/>
            <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
            </label><label id="c" tag="2"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
            <variation key="heightClass=compact" axis="horizontal" spacing="4"/>
            <variation key="heightClass=compact-widthClass=regular" spacing="2">
                <mask key="subviews"><include reference="c"/></mask>
            </variation>
        </stackView>
        """#

    private func stack(
        _ width: UIUserInterfaceSizeClass,
        _ height: UIUserInterfaceSizeClass
    ) -> UIStackView? {
        let former = UITraitCollection.current
        defer { UITraitCollection.current = former }
        UITraitCollection.current = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
        ])
        return SampleNib.first(stack)
    }

    @Test func `without a match the element's own values count`() {
        let stack = stack(.compact, .regular)
        #expect(stack?.axis == .vertical)
        #expect(stack?.spacing == 8)
        #expect(stack?.arrangedSubviews.map(\.tag) == [1])
        #expect((stack?.arrangedSubviews.first as? UILabel)?.font.pointSize == 10)
    }

    @Test func `a variation of one class replaces what it names`() {
        let stack = stack(.compact, .compact)
        #expect(stack?.axis == .horizontal)
        #expect(stack?.spacing == 4)
        #expect(stack?.arrangedSubviews.map(\.tag) == [1])
    }

    @Test func `a variation of both classes comes before that of one`() {
        let stack = stack(.regular, .compact)
        #expect(stack?.axis == .horizontal)
        #expect(stack?.spacing == 2)
        #expect(stack?.arrangedSubviews.map(\.tag) == [1, 2])
        #expect((stack?.arrangedSubviews.first as? UILabel)?.font.pointSize == 30)
    }

    @Test func `a constant follows the room`() {
        let view = SampleNib.first(
            #"""
            <view id="a"><constraints><constraint firstAttribute="width" constant="9" id="c">
            <variation key="widthClass=compact" constant="30"/></constraint></constraints></view>
            """#,
            as: UIView.self
        )
        #expect(view?.constraints.map(\.constant) == [30])
    }
}
