import ProfileCore
import Testing

@MainActor
@Suite struct SectionHeaderViewTests {
    @Test func `the title stands in the header, and is told to be one`() {
        let header = SectionHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 32))
        header.layoutIfNeeded()
        #expect(header.titleLabel.isDescendant(of: header))
        #expect(header.bounds.contains(header.titleLabel.frame) && !header.titleLabel.frame.isEmpty)
        #expect(header.titleLabel.accessibilityTraits.contains(.header))
    }

    @Test func `the title follows the theme`() {
        let header = SectionHeaderView(frame: .zero)
        for theme in Theme.all {
            inTheme(theme) {
                #expect(header.titleLabel.font == .boldAppFont(ofSize: 15))
                #expect(header.titleLabel.textColor == .appBlack1)
            }
        }
    }
}
