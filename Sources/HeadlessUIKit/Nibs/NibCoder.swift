internal import XibDocument

/// Carries one element of a nib into the `init(coder:)` of the object that it describes.
final class NibCoder: NSCoder {
    let node: XibNode
    let nib: NibInstantiation

    init(_ node: XibNode, of nib: NibInstantiation) {
        self.node = node
        self.nib = nib
        super.init()
    }

    // A view that reads keys of its own finds none of them, as in a nib that was saved without them.

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NibCoder: ObjectCoder {
    func fill(_ view: UIView) {
        let filling = NibFilling(node: node, nib: nib)
        filling.fillLooks(of: view)
        filling.fillByElement(view)
        filling.fillContents(of: view)
    }

    func fill(_ controller: UIViewController) {
        NibFilling(node: node, nib: nib).fill(controller)
    }
}
