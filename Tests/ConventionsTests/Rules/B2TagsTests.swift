import Testing

@testable import Conventions

@Suite struct B2TagsTests {
    private static func screen(_ lookup: String, type: String = "UILabel", tags: String = "case a = 100") -> String {
        """
        class A: GalleryViewController {
            enum Tag: Int { \(tags) }
            var a: \(type)?
            override func createViews() {
                let xib = XibView("A", in: .module)
                \(lookup)
            }
            override func destroyViews() { a = nil }
        }
        """
    }

    static let samples: [XibSample] = [
        XibSample(#"<label tag="100" id="a"/>"#, with: screen("a = xib.control(Tag.a)")),
        XibSample(#"<label tag="7" id="a"/>"#, with: screen("a = try xib.control(◆Tag.a)")),
        XibSample(#"<button tag="100" id="a"/>"#, with: screen("a = xib.control(◆Tag.a)")),
        XibSample(#"<button tag="100" id="a"/>"#, with: screen("a = xib.control(Tag.a)", type: "UIView")),
        XibSample(#"<button tag="100" id="a"/>"#, with: screen("a = xib.control(Tag.a)", type: "UIControl")),
        XibSample(#"<button tag="100" id="a"/>"#, with: screen("a = xib.control(Tag.a)", type: "Unknown")),
        XibSample(
            #"<button tag="100" id="a"/>"#,
            with: screen("a = view.viewWithTag(◆Tag.a.rawValue) as? UILabel", type: "UIView")
        ),
        XibSample(
            #"<button tag="1" id="a"/>"#,
            with: screen("// a = xib.control(Tag.a)\nprint(\"xib.control(Tag.a)\")")
        ),
        XibSample(#"<view id="a"/>"#, with: screen("").replacing("\"A\"", with: "◆\"B\"")),
        XibSample(
            #"<label tag="101" id="a"/>"#,
            with: screen(
                "a = try xib\n            .control(\n                .b\n            )",
                tags: "case a = 100, b"
            )
        ),
        XibSample(
            #"<label tag="100" id="a"/>"#,
            with: screen("#if DEBUG\n        a = xib.control(◆Tag.b)\n        #endif", tags: "case a = 100, b = 300")
        ),
        XibSample(
            #"<label tag="100" id="a"/>"#,
            with: screen("a = run { xib.control(◆Tag.b) }", tags: "case a = 100, b")
        ),
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: XibSample) {
        sample.expect("B2")
    }

    @Test(arguments: [
        #"<label tag="100" id="a"/><label tag="101" id="a"/><label tag="102" id="a"/>"#, #"<label tag="100" id="a">"#,
    ])
    func `nothing is said of the controls of a xib that cannot be read`(objects: String) {
        let sample = XibSample(objects, with: Self.screen("a = xib.control(Tag.a)"))
        #expect(sample.found(by: "B2").isEmpty)
        #expect(sample.found(by: "file").count == 1)
    }
}
