import Testing

@testable import HeadlessUIKit

extension UIImageTests {
    private func drawn(_ width: CGFloat = 20, _ height: CGFloat = 10, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    @Test func `a picture's pixels make an image again, and a quarter turn changes its sides`() throws {
        let picture = try #require(drawn().cgImage)
        #expect(picture.width == 40 && picture.height == 20)
        #expect(UIImage(cgImage: picture).size == CGSize(width: 40, height: 20))
        let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 10, height: 20))
        #expect(turned.imageOrientation == .right)
        #expect(turned.cgImage?.width == 40)
        #expect(UIImage().cgImage == nil)
    }

    @Test func `a PNG that is written is one that can be read, of the same size in pixels`() throws {
        let data = try #require(drawn().pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.size == CGSize(width: 20, height: 10))
        #expect(read.pngData() == data)
        #expect(UIImage().pngData() == nil)
        let size = CGSize(width: 3, height: 3)
        #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.starts(with: [0x89, 0x50]))
    }

    @Test func `a JPEG that is written is one that can be read, of the same size in pixels`() throws {
        let data = try #require(drawn(13, 9, scale: 1).jpegData(compressionQuality: 0.8))
        #expect(UIImage(data: data)?.size == CGSize(width: 13, height: 9))
        #expect(UIImage(data: data)?.jpegData(compressionQuality: 1) == data)
        #expect(drawn(70_000, 1, scale: 1).jpegData(compressionQuality: 1) == nil)
    }

    @Test func `a thumbnail fits and is not distorted`() async throws {
        let image = drawn(40, 20)
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(thumbnail.size == CGSize(width: 10, height: 5) && thumbnail.scale == 2)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 20, height: 99))?.size.width == 20)
        #expect(await image.byPreparingForDisplay() == image)
    }

    @Test func `an animated image shows others in turn, a thirtieth of a second each`() throws {
        let images = [drawn(), drawn(), drawn()]
        let animated = try #require(UIImage.animatedImage(with: images, duration: 0))
        #expect(animated.images == images && abs(animated.duration - 0.1) < 1e-9)
        #expect(animated.size == images[0].size)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("nowhere", duration: 1) == nil)
        #expect(drawn().images == nil)
    }

    @Test func `what was asked of an image is kept, and the original stays`() {
        let image = drawn()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
        #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
        #expect(image.withBaselineOffset(fromBottom: 3).imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(image.alignmentRectInsets == .zero && !image.flipsForRightToLeftLayoutDirection)
        #expect(image.imageRendererFormat.scale == 2)
        #expect(image != drawn())
    }

    @Test func `symbol configurations are laid over each other`() {
        let title = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
        let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        let both = title.applying(red)
        #expect(both.values.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
        #expect(both.values.colors == [.red] && both.values.isHierarchical)
        let palette = both.applying(UIImage.SymbolConfiguration(paletteColors: [.blue, .green]))
        #expect(palette.values.colors == [.blue, .green] && !palette.values.isHierarchical)
        #expect(title.configurationWithoutScale() == UIImage.SymbolConfiguration(textStyle: .title1))
        #expect(title.configurationWithoutTextStyle().values.pointSize == 0)
        #expect(UIImage.SymbolConfiguration.preferringMulticolor().values.isMulticolor == true)
        #expect(UIImage.SymbolConfiguration(weight: .bold).configurationWithoutWeight().isEqual(to: .unspecified))
        #expect(UIImage.SymbolConfiguration(pointSize: 9) != UIImage.SymbolConfiguration(pointSize: 8))
    }

    @Test func `an asset gives the image that suits the traits`() throws {
        let asset = UIImageAsset()
        let (light, dark) = (drawn(), drawn())
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let traits = UITraitCollection(traitsFrom: [.phone, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(asset.image(with: traits) === dark)
        #expect(asset.image(with: .phone) === light)
        asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: traits) === light)
        #expect(light.imageAsset?.image(with: .phone) === light)
    }

    @Test func `the system's images are symbols`() {
        #expect(UIImage.add.isSymbolImage && UIImage.checkmark.isSymbolImage)
        #expect(UIImage(systemName: "wifi", variableValue: 0.5)?.isSymbolImage == true)
    }
}
