import Diagnostics
import Foundation
import Testing

@testable import XibDocument

@Suite struct LegacyArchiveTests {
    private let sample = SampleArchive(
        roots: """
            <object class="IBUIView" id="10">
                <int key="NSvFlags">274</int>
                <array key="NSSubviews">
                    <object class="IBUILabel" id="11">
                        <int key="NSvFlags">292</int>
                        <string key="NSFrame">{{24, 20}, {113, 21}}</string>
                        <string key="IBUIText">User</string>
                        <int key="IBUITextAlignment">1</int>
                        <object class="NSColor" key="IBUITextColor" id="90">
                            <int key="NSColorSpace">1</int><bytes key="NSRGB">MCAwIDAAA</bytes>
                            <string key="IBUIColorCocoaTouchKeyPath">darkTextColor</string>
                        </object>
                        <object class="IBUIFontDescription" key="IBUIFontDescription">
                            <int key="type">1</int><double key="pointSize">17</double>
                        </object>
                    </object>
                    <object class="IBUILabel" id="12"><reference key="IBUITextColor" ref="90"/></object>
                </array>
                <string key="NSFrameSize">{320, 548}</string>
            </object>
            """,
        connections: SampleArchive.outlet("view", from: "1", to: "10"),
        records: [4: "10", 7: "12"],
        properties: [("-1.CustomClassName", "PhotoViewController"), ("7.CustomClassName", "Badge")]
    )

    @Test func `both encodings of collections give the same document`() throws {
        #expect(
            try sample.document().objects().first?.element.children.map(\.name) == [
                "rect", "autoresizingMask", "subviews",
            ]
        )
        let names = try [sample.document(), sample.oldDocument()].map { document in
            document.root.preorder.map {
                "\($0.name) \($0.attributes.filter { $0.key != "version" }.sorted { $0.key < $1.key })"
            }
        }
        #expect(names[0] == names[1])
    }

    @Test func `File's Owner comes first with its class and its outlet`() throws {
        let owner = try #require(try sample.document().placeholders().first)
        #expect(owner.role == .filesOwner)
        #expect(owner.node.customClass?.name == "PhotoViewController")
        #expect(owner.node.connections.map(\.kind) == [.outlet(property: "view")])
        #expect(owner.node.connections.map(\.destination) == ["10"])
    }

    private func frame(of view: XibNode) -> [Double?] {
        ["x", "y", "width", "height"].map { view.child(key: "frame")?.value($0) }
    }

    @Test func `frames, flags, texts and words are today's`() throws {
        let view = try #require(try sample.document().objects().first)
        #expect(frame(of: view) == [0, 0, 320, 548])
        #expect(view.child(key: "autoresizingMask")?.value("widthSizable") == true)
        #expect(view.child(key: "autoresizingMask")?.value("heightSizable") == true)
        let labels = view.contents(of: "subviews")
        #expect(frame(of: try #require(labels.first)) == [24, 20, 113, 21])
        #expect(labels.first?.text("text") == "User")
        #expect(labels.first?.attribute("textAlignment") == "center")
        #expect(labels.first?.font() == XibFont(face: .system(weight: nil), pointSize: 17))
        #expect(labels.last?.customClass?.name == "Badge")
    }

    @Test func `a colour that two share is both's`() throws {
        let document = try sample.document()
        let labels = try #require(document.objects().first).contents(of: "subviews")
        let colors = labels.map { $0.color("textColor", resources: document.resources) }
        let dark = XibColor.system("darkTextColor", fallback: .rgb(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(colors == [dark, dark])
    }

    @Test(arguments: [
        ("MQA", XibColor.white(1, alpha: 1)), ("MCAwAA", .white(0, alpha: 0)),
        ("MC42NjY2NjY2NjY3AA", .white(0.6666666667, alpha: 1)),
    ])
    func `greys are read from base 64 without padding`(bytes: String, color: XibColor) throws {
        let document = try SampleArchive(
            roots: """
                <object class="IBUIView" id="10"><object class="NSColor" key="IBUIBackgroundColor">
                <int key="NSColorSpace">3</int><bytes key="NSWhite">\(bytes)</bytes></object></object>
                """
        ).document()
        #expect(document.objects().first?.color("backgroundColor", resources: document.resources) == color)
    }

    @Test(arguments: [
        ("Helvetica", XibFont.Face.system(weight: nil)), ("Helvetica-Bold", .boldSystem),
        ("Helvetica-Oblique", .italicSystem), ("Futura-Medium", .named("Futura-Medium")),
    ])
    func `a font without a description is what NSFont says`(name: String, face: XibFont.Face) throws {
        let document = try SampleArchive(
            roots: """
                <object class="IBUILabel" id="10"><object class="NSFont" key="IBUIFont">
                <string key="NSName">\(name)</string><double key="NSSize">13</double></object></object>
                """
        ).document()
        #expect(document.objects().first?.font() == XibFont(face: face, pointSize: 13))
    }

    @Test func `an action has its event's name`() throws {
        let document = try SampleArchive(
            roots: #"<object class="IBUISwitch" id="10"/><object class="IBUIBarButtonItem" id="11"/>"#,
            connections: SampleArchive.action("flip:", from: "10", to: "1", event: 13)
                + SampleArchive.action("add", from: "11", to: "2", event: nil)
        ).document()
        let lines = document.objects().flatMap(\.connections)
        #expect(
            lines.map(\.kind) == [
                .action(selector: "flip:", event: "valueChanged"), .action(selector: "add", event: nil),
            ]
        )
        #expect(lines.map(\.destination) == ["-1", "-2"])
    }
}
