import LightFoundation
import Testing

@testable import Conventions

@Suite struct FactPackingTests {
    private static let text = """
        import UIKit
        class PhotosViewController: GalleryViewController, Other {
            enum Tag: Int { case table = 100, title }
            private var label: UILabel?
            override func createViews() {
                label = XibView("Photos", in: .module).control(Tag.title)
                view.addSubview(label) // scaffold:ignore B3 — shown in the tests
            }
            #if DEBUG
            override init(frame: CGRect) {
                super.init(frame: frame)
                setup()
            }
            #endif
        }
        extension UIColor { static let brand = make() }
        """
    private static let facts = SourceReader(Settings(base: "GalleryViewController"))
        .facts(of: SwiftSource(path: "A.swift", text: text))

    private func packed(_ facts: some Packable) -> [UInt8] {
        var writer = FactWriter()
        facts.pack(into: &writer)
        return writer.bytes
    }

    @Test func `facts come back as they were`() throws {
        #expect(Self.facts.types.count == 3)
        #expect(Self.facts.imports.count == 1)
        #expect(!Self.facts.candidates.isEmpty)
        #expect(Self.facts.lookups.count == 1)
        #expect(Self.facts.xibs.count == 1)
        #expect(Self.facts.ignores.count == 1)
        var reader = FactReader(packed(Self.facts)[...])
        #expect(try FileFacts(from: &reader) == Self.facts)
        #expect(reader.isAtEnd)
    }

    @Test func `facts of a xib come back as they were`() throws {
        let text =
            #"<document><objects><label id="a" tag="3" customClass="B" customModule="C"/>"# + "</objects></document>"
        let facts = XibReader(Settings()).facts(of: Array(text.utf8), file: "A.xib")
        #expect(facts.elements.count == 1)
        var reader = FactReader(packed(facts)[...])
        #expect(try XibFacts(from: &reader) == facts)
        let broken = XibReader(Settings()).facts(of: Array("<".utf8), file: "A.xib")
        var other = FactReader(packed(broken)[...])
        #expect(try XibFacts(from: &other) == broken)
    }

    @Test func `bytes cut short are refused`() {
        let bytes = packed(Self.facts)
        for count in bytes.indices {
            var reader = FactReader(bytes[..<count])
            #expect(throws: FactReader.Malformed.self) { try FileFacts(from: &reader) }
        }
    }

    @Test func `changed bytes are no crash`() {
        let bytes = packed(Self.facts)
        for index in bytes.indices {
            for mask: UInt8 in [0x01, 0x40, 0x80, 0xFF] {
                var changed = bytes
                changed[index] ^= mask
                var reader = FactReader(changed[...])
                _ = try? FileFacts(from: &reader)
            }
        }
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 40, Int.max, Int.min])
    func `numbers of any size come back`(number: Int) throws {
        var writer = FactWriter()
        writer.write(number)
        var reader = FactReader(writer.bytes[...])
        #expect(try reader.number() == number)
    }
}
