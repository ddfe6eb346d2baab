import Testing
import ThemeShopCore

@MainActor
@Suite struct ControlTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

    @Test func `a label made in code is in the app's font and colour, and follows the theme`() {
        let label = ThemeShopLabel(frame: frame)
        #expect(label.font == .appFont(ofSize: 17))
        #expect(label.textColor == .appBlack1)
        inTheme(.night) {
            #expect(label.font == .appFont(ofSize: 17))
            #expect(label.textColor == .appBlack1)
        }
    }

    @Test func `a label from a xib keeps its size, and follows the theme`() throws {
        let label: ThemeShopLabel = try XibView("SoundView", in: .module).control(XibViewTests.Tag.label)
        #expect(label.font == .appFont(ofSize: 21))
        #expect(label.textColor == .appBlack1)
        inTheme(.night) {
            #expect(label.font == .appFont(ofSize: 21))
            #expect(label.textColor == .appBlack1)
        }
    }

    @Test func `a label with a style of its own has it in each theme`() {
        let label = ThemeShopLabel(frame: frame)
        label.setStyle(font: .boldAppFont(ofSize: 30), color: .appOffWhite)
        #expect(label.font == .boldAppFont(ofSize: 30))
        inTheme(.night) {
            #expect(label.font == .boldAppFont(ofSize: 30))
            #expect(label.textColor == .appOffWhite)
        }
    }

    @Test func `a text field is in the app's font and colour, and follows the theme`() throws {
        let field: ThemeShopTextField = try XibView("SoundView", in: .module).control(XibViewTests.Tag.field)
        for (field, size) in [(field, 21), (ThemeShopTextField(frame: frame), 17)] as [(ThemeShopTextField, CGFloat)] {
            #expect(field.font == .appFont(ofSize: size))
            #expect(field.textColor == .appBlack1)
            inTheme(.night) {
                #expect(field.font == .appFont(ofSize: size))
                #expect(field.textColor == .appBlack1)
            }
        }
    }

    @Test func `a text view is in the app's font and colour, and follows the theme`() throws {
        let text: ThemeShopTextView = try XibView("SoundView", in: .module).control(XibViewTests.Tag.text)
        let bare = ThemeShopTextView(frame: frame, textContainer: nil)
        for (text, size) in [(text, 21), (bare, 17)] as [(ThemeShopTextView, CGFloat)] {
            #expect(text.font == .appFont(ofSize: size))
            #expect(text.textColor == .appBlack1)
            inTheme(.night) {
                #expect(text.font == .appFont(ofSize: size))
                #expect(text.textColor == .appBlack1)
            }
        }
    }

    @Test func `tables and grids lie on the app's background, and follow the theme`() {
        let table = ThemeShopTableView(frame: frame, style: .plain)
        let grid = ThemeShopCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(table.backgroundColor == .appOffWhite)
        #expect(grid.backgroundColor == .appOffWhite)
        inTheme(.night) {
            #expect(table.backgroundColor == .appOffWhite)
            #expect(grid.backgroundColor == .appOffWhite)
        }
    }

    @Test func `the theme holds no control that is gone`() {
        let makers: [() -> UIView] = [
            { ThemeShopLabel(frame: frame) },
            { ThemeShopTextField(frame: frame) },
            { ThemeShopTextView(frame: frame, textContainer: nil) },
            { ThemeShopTableView(frame: frame, style: .plain) },
            { ThemeShopCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) },
            { MessageView("Sorry.") },
        ]
        for make in makers {
            var control: UIView? = make()
            weak var held: UIView?
            held = control
            control = nil
            #expect(held == nil)
        }
    }
}
