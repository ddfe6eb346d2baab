import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CGContextTests {
    let context = CGContext(size: CGSize(width: 100, height: 50), scale: 2)

    @Test func `what is drawn is kept with its state`() throws {
        context.setFillColor(UIColor.red.cgColor)
        context.translateBy(x: 10, y: 20)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let command = try #require(context.commands.first)
        guard case .fill(let path, .winding) = command.kind else { return #expect(Bool(false)) }
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(command.state.fill == .color(UIColor.red.cgColor))
        #expect(command.state.transform == CGAffineTransform(translationX: 10, y: 20))
    }

    @Test func `a restored state is the one that was saved`() {
        context.setLineWidth(3)
        context.saveGState()
        context.setLineWidth(7)
        context.rotate(by: 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        #expect(context.state.lineWidth == 3)
        #expect(context.ctm.isIdentity)
        #expect(context.state.clips.isEmpty)
        context.restoreGState()
        #expect(context.state.lineWidth == 3)
    }

    @Test func `a path keeps the transform that it was made under`() {
        context.translateBy(x: 10, y: 0)
        context.move(to: .zero)
        context.translateBy(x: 10, y: 0)
        context.addLine(to: .zero)
        #expect(context.currentPointOfPath == .zero)
        #expect(context.boundingBoxOfPath == CGRect(x: -10, y: 0, width: 10, height: 0))
        context.strokePath()
        #expect(context.isPathEmpty)
        #expect(context.commands.count == 1)
    }

    @Test func `clips add up`() {
        context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60))
        context.translateBy(x: 40, y: 10)
        context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 40))
        context.resetClip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: -40, y: -10, width: 100, height: 50))
    }

    @Test func `filling and stroking are two commands, and an empty path is none`() {
        context.fillPath()
        context.drawPath(using: .fillStroke)
        #expect(context.commands.isEmpty)
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.drawPath(using: .eoFillStroke)
        #expect(context.commands.count == 2)
    }

    @Test func `a point is hit by the line of a path, not only by its inside`() {
        context.setLineWidth(4)
        context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(context.pathContains(CGPoint(x: 9, y: 15), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 9, y: 15), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 15, y: 15), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 15, y: 15), mode: .fillStroke))
    }

    @Test func `pixels are points times the scale`() {
        #expect(context.width == 200 && context.height == 100)
        #expect(context.convertToDeviceSpace(CGPoint(x: 3, y: 4)) == CGPoint(x: 6, y: 8))
        #expect(context.makeImage()?.width == 200)
    }

    @Test func `gradients keep their colours and places`() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.green.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
        )
        #expect(gradient.locations == [0, 0.5, 1])
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 9), options: [])
        guard case .linearGradient(let drawn, _, let end, _) = context.commands[0].kind else {
            return #expect(Bool(false))
        }
        #expect(drawn === gradient && end == CGPoint(x: 0, y: 9))
    }
}
