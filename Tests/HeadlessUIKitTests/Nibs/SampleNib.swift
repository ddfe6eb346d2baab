import Foundation
import HeadlessUIKit

/// Makes small nibs for tests.
@MainActor
enum SampleNib {
    /// A nib of `objects`; its bundle is empty.
    static func nib(_ objects: String, resources: String = "", ownerConnections: String = "") -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                        <connections>\(ownerConnections)</connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(objects)
                </objects>
                <resources>\(resources)</resources>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    /// The first top-level object, where it is a `Wanted`.
    static func first<Wanted>(_ objects: String, resources: String = "", as kind: Wanted.Type = Wanted.self) -> Wanted?
    {
        nib(objects, resources: resources).instantiate(withOwner: nil).first as? Wanted
    }
}
