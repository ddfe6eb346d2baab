import Diagnostics
import Foundation

@testable import XibDocument

/// Makes small xibs for tests.
enum SampleXib {
    /// The text of a xib that holds `objects`.
    static func text(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// The document that holds `objects`.
    static func document(_ objects: String, resources: String = "") throws -> XibDocument {
        try XibDocument(Array(text(objects, resources: resources).utf8), file: "Sample.xib")
    }

    /// The only object of a xib that holds nothing else.
    static func object(_ text: String) throws -> XibNode {
        guard let node = try document(text).objects().first else {
            throw Diagnostic("There is no object.")
        }
        return node
    }

    /// What is wrong with `text`.
    static func problem(in text: String) -> Diagnostic? {
        problem(in: Array(text.utf8))
    }

    /// What is wrong with `data`.
    static func problem(in bytes: [UInt8]) -> Diagnostic? {
        do throws(Diagnostic) {
            _ = try XibDocument(bytes, file: "Sample.xib")
            return nil
        } catch {
            return error
        }
    }
}
