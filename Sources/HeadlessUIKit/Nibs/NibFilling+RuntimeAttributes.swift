internal import XibDocument

extension NibFilling {
    /// Sets what someone typed as a key path and a value; what has no such key is logged, in UIKit's words.
    func fillRuntimeAttributes(of object: NSObject) {
        guard let list = node.child("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children {
            guard let path = attribute.attribute("keyPath") else { continue }
            let value = NibFilling(node: attribute, nib: nib).runtimeValue
            guard !NibKeyPaths.set(path, to: value, of: object) else { continue }
            let name = String(describing: type(of: object))
            let key = path.split(separator: ".").last.map(String.init) ?? path
            nib.log(
                "line \(attribute.line): Failed to set (\(path)) user defined inspected property on (\(name)): "
                    + "[<\(name)> setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key \(key)."
            )
        }
    }
}
