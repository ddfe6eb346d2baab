import Testing

@testable import HeadlessUIKit

@Suite struct CALayerKeyPathTests {
    let layer = CALayer()

    @Test(arguments: [
        "opacity", "cornerRadius", "position.x", "bounds.size.height", "transform.rotation.z", "transform.scale.x",
        "transform.translation.y", "zPosition",
    ])
    func `a number that a path names is set and read`(_ path: String) throws {
        layer.setValue(0.5, forKeyPath: path)
        let number = try #require(layer.value(forKeyPath: path) as? CGFloat)
        #expect(abs(number - 0.5) < 1e-6)
    }

    @Test func `a turn keeps the scale, and a scale the turn`() {
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
        layer.setValue(7, forKeyPath: "transform.translation.x")
        let expected = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 7, ty: 0)
        #expect(layer.affineTransform().isClose(to: expected))
        layer.setValue(3, forKey: "transform.scale.y")
        #expect(layer.affineTransform().isClose(to: CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 7, ty: 0)))
    }

    @Test func `other things are kept under their name`() {
        layer.setValue("badge", forKey: "kind")
        #expect(layer.value(forKey: "kind") as? String == "badge")
        #expect(layer.value(forKey: "nothing") == nil)
    }

    @Test func `vectors and matrices are written as plain numbers`() throws {
        let vector = CGVector(dx: 1, dy: 2)
        let text = try String(decoding: JSONEncoder().encode(vector), as: UTF8.self)
        #expect(text == "[1,2]")
        let matrix = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(matrix)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == matrix)
        #expect(try JSONDecoder().decode(CGVector.self, from: Data("[1,2]".utf8)) == vector)
    }
}
