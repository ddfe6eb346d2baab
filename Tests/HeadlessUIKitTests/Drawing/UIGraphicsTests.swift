import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIGraphicsTests {
    @Test func `an image is made of what was drawn`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        #expect(image.cgImage?.width == 40)
        let commands = Headless.drawing(of: image)
        #expect(commands.map(\.state.fill) == [.color(UIColor.blue.cgColor)])
    }

    @Test func `scale 0 is the screen's, and no scale is one pixel to the point`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
    }

    @Test func `contexts nest, and one that was pushed makes no image`() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsPushContext(CGContext(size: CGSize(width: 5, height: 5), scale: 1))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
    }

    @Test func `without a context there is no image`() {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func `a renderer draws with its scale and from its corner`() {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
            context.cgContext.setLineWidth(2)
            #expect(context.format.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 1)
        #expect(Headless.drawing(of: image).first?.state.transform == CGAffineTransform(translationX: -5, y: -5))
        #expect(Headless.drawing(of: image).first?.state.blendMode == .copy)
    }

    @Test func `a renderer's usual scale is the screen's`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(image.scale == 3)
        let traits = UITraitCollection(displayScale: 2)
        #expect(UIGraphicsImageRendererFormat(for: traits).scale == 2)
    }

    @Test func `paths are drawn with their own lines and the context's colours`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIColor.green.set()
            let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
            path.lineWidth = 4
            path.lineCapStyle = .round
            path.fill()
            path.stroke(with: .multiply, alpha: 0.5)
        }
        let commands = Headless.drawing(of: image)
        #expect(commands.count == 2)
        #expect(commands[0].state.fill == .color(UIColor.green.cgColor))
        #expect(commands[1].state.lineWidth == 4 && commands[1].state.lineCap == .round)
        #expect(commands[1].state.blendMode == .multiply && commands[1].state.alpha == 0.5)
    }

    @Test func `images and texts are drawn where they are told`() throws {
        let star = try #require(UIImage(systemName: "star"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            star.draw(in: CGRect(x: 1, y: 2, width: 3, height: 4))
            star.draw(at: .zero, blendMode: .normal, alpha: 0.5)
            "hello".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.foregroundColor: UIColor.red])
        }
        let commands = Headless.drawing(of: image)
        guard case .image(_, let rect) = commands[0].kind, case .text(let text, _) = commands[2].kind else {
            return #expect(Bool(false))
        }
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(commands[1].state.alpha == 0.5)
        #expect(text.string == "hello")
    }

    @Test func `a pattern fills with its image`() throws {
        let star = try #require(UIImage(systemName: "star"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIColor(patternImage: star).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(Headless.drawing(of: image)[0].state.fill == .pattern(star))
    }

    @Test func `the part of a picture is as large as was asked`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { UIRectFill($0.format.bounds) }
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 20, y: 20, width: 30, height: 4)))
        #expect(part.width == 10 && part.height == 4)
        #expect(image.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    }
}
