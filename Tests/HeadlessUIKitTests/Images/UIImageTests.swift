import HeadlessUIKit
import Testing

@Suite struct UIImageTests {
    /// The first bytes of a PNG of a size.
    private func png(width: UInt8, height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data([0, 0, 0, width, 0, 0, 0, height])
    }

    @Test func `a file's size is read from its first bytes`() throws {
        let image = try #require(UIImage(data: png(width: 30, height: 60), scale: 3))
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(UIImage(data: Data("GIF89a".utf8) + Data([5, 0, 7, 0]))?.size == CGSize(width: 5, height: 7))
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 4, 3, 0])
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 4, height: 9))
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    @Test func `a file that is not there gives nil`() {
        #expect(UIImage(contentsOfFile: "/nowhere/star.png") == nil)
        #expect(UIImage(named: "star") == nil)
    }

    @Test func `a bundle's image is found at its scale`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try png(width: 20, height: 20).write(to: folder.appendingPathComponent("star@2x.png"))
        let bundle = try #require(Bundle(path: folder.path))
        let image = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.scale == 2)
        #expect(image == UIImage(named: "star", in: bundle, with: nil))
        try FileManager.default.removeItem(at: folder)
        // What was found once is kept.
        #expect(image == UIImage(named: "star", in: bundle, with: nil))
        #expect(UIImage(named: "moon", in: bundle, with: nil) == nil)
    }

    @Test func `a symbol needs a symbol's name`() {
        #expect(UIImage(systemName: "star.fill")?.isSymbolImage == true)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "No Symbol") == nil)
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "moon"))
    }

    @Test func `what is asked of an image leaves the image as it is`() throws {
        let star = try #require(UIImage(systemName: "star"))
        let tinted = star.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(tinted.renderingMode == .alwaysOriginal)
        #expect(star.renderingMode == .automatic)
        #expect(tinted != star)
        let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
        #expect(large.size.width > star.size.width)
    }

    @Test func `images without content are told apart`() {
        #expect(UIImage() != UIImage())
        #expect(UIImage().size == .zero)
    }
}
