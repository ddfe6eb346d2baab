import Testing

@testable import XibDocument

@Suite struct XibFontTests {
    private func font(_ attributes: String) throws -> XibFont? {
        try SampleXib.object(
            #"<label id="a"><fontDescription key="fontDescription" \#(attributes)/></label>"#
        ).font()
    }

    @Test func `the system's fonts are told apart`() throws {
        #expect(
            try font(#"type="system" pointSize="17""#)
                == XibFont(face: .system(weight: nil), pointSize: 17)
        )
        #expect(
            try font(#"type="system" weight="medium" pointSize="12.5""#)
                == XibFont(face: .system(weight: "medium"), pointSize: 12.5)
        )
        #expect(
            try font(#"type="boldSystem" pointSize="9""#) == XibFont(face: .boldSystem, pointSize: 9)
        )
        #expect(
            try font(#"type="italicSystem" pointSize="9""#) == XibFont(face: .italicSystem, pointSize: 9)
        )
    }

    @Test func `a named font and a text style keep their names`() throws {
        #expect(
            try font(#"name="Futura-Medium" family="Futura" pointSize="20""#)
                == XibFont(face: .named("Futura-Medium"), pointSize: 20)
        )
        #expect(
            try font(#"style="UICTFontTextStyleBody""#)
                == XibFont(face: .textStyle("UICTFontTextStyleBody"), pointSize: nil)
        )
    }

    @Test func `an unknown type is no font`() throws {
        #expect(try font(#"type="handwriting" pointSize="9""#) == nil)
    }
}
