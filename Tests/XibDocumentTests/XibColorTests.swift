import Testing

@testable import XibDocument

@Suite struct XibColorTests {
    private func color(_ attributes: String, resources: String = "") throws -> XibColor? {
        let document = try SampleXib.document(
            #"<view id="a"><color key="backgroundColor" \#(attributes)/></view>"#,
            resources: resources
        )
        return document.objects().first?.color("backgroundColor", resources: document.resources)
    }

    @Test(arguments: [
        #"colorSpace="calibratedRGB""#, #"colorSpace="custom" customColorSpace="sRGB""#,
        #"colorSpace="deviceRGB""#,
    ])
    func `red, green and blue are taken as they are`(space: String) throws {
        #expect(
            try color(#"red="1" green="0.5" blue="0.25" alpha="0.75" "# + space)
                == .rgb(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        )
    }

    @Test(arguments: [
        #"colorSpace="calibratedWhite""#,
        #"colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
    ])
    func `a white is a grey`(space: String) throws {
        #expect(try color(#"white="0.5" alpha="1" "# + space) == .white(0.5, alpha: 1))
    }

    @Test func `Display P3 is kept apart`() throws {
        #expect(
            try color(
                #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#
            )
                == .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
        )
    }

    @Test func `UIKit's own colours keep their names and what they looked like`() throws {
        #expect(
            try color(
                #"systemColor="labelColor""#,
                resources: #"<systemColor name="labelColor"><color white="0" alpha="1"/></systemColor>"#
            ) == .system("labelColor", fallback: .white(0, alpha: 1))
        )
        #expect(
            try color(#"cocoaTouchSystemColor="darkTextColor""#)
                == .system("darkTextColor", fallback: nil)
        )
        #expect(
            try color(#"cocoaTouchSystemColor="whiteColor" white="1" alpha="1""#)
                == .system("whiteColor", fallback: .white(1, alpha: 1))
        )
    }

    @Test func `a catalogue's colour falls back on what was noted`() throws {
        #expect(
            try color(
                #"name="Accent""#,
                resources:
                    #"<namedColor name="Accent"><color red="1" green="0" blue="0" alpha="1"/></namedColor>"#
            ) == .named("Accent", fallback: .rgb(red: 1, green: 0, blue: 0, alpha: 1))
        )
    }

    @Test func `nil and half a colour are no colour`() throws {
        #expect(try color(#"red="1" green="0""#) == nil)
        let node = try SampleXib.object(#"<view id="a"><nil key="backgroundColor"/></view>"#)
        let resources = XibResources(nil)
        #expect(node.color("backgroundColor", resources: resources) == nil)
    }
}
