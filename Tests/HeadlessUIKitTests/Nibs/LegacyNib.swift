import Foundation
import HeadlessUIKit

/// Makes nibs as Xcode 4 wrote them; File's Owner has the id 1.
@MainActor
enum LegacyNib {
    static func nib(
        _ roots: String,
        outlets: [(label: String, source: String, destination: String)] = [],
        classes: [String: String] = [:],
        constraints: String = "",
        bundle: Bundle? = nil
    ) -> UINib {
        let connections = outlets.map { outlet in
            """
            <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
            <string key="label">\(outlet.label)</string><reference key="source" ref="\(outlet.source)"/>
            <reference key="destination" ref="\(outlet.destination)"/></object><int key="connectionID">7</int></object>
            """
        }
        let ids = Array(classes.keys.sorted().enumerated())
        let records = ids.map { number, id in
            """
            <object class="IBObjectRecord"><int key="objectID">\(number + 1)</int><reference key="object" ref="\(id)"/>
            <array key="children">\(number == 0 ? constraints : "")</array></object>
            """
        }
        let properties = ids.map { number, id in
            "<string key=\"\(number + 1).CustomClassName\">\(classes[id] ?? "")</string>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
            <data>
            <int key="IBDocument.SystemTarget">1552</int>
            <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
            <object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
            \(roots)
            </array>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <array class="NSMutableArray" key="connectionRecords">\(connections.joined())</array>
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">\(records.joined())</array></object>
            <dictionary class="NSMutableDictionary" key="flattenedProperties">\(properties.joined())</dictionary>
            </object>
            </data>
            </archive>
            """
        return UINib(data: Data(text.utf8), bundle: bundle)
    }

    /// A label of the system's font.
    static func label(_ id: String, _ frame: String, text: String, size: Int = 17, more: String = "") -> String {
        """
        <object class="IBUILabel" id="\(id)"><int key="NSvFlags">292</int><string key="NSFrame">\(frame)</string>
        <bool key="IBUIOpaque">NO</bool><bool key="IBUIUserInteractionEnabled">NO</bool>
        <string key="IBUIText">\(text)</string>\(more)
        <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">1</int>
        <double key="pointSize">\(size)</double></object>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica</string><double key="NSSize">\(size)</double></object>
        </object>
        """
    }
}
