import Diagnostics
import Foundation
import Testing

@testable import XibDocument

@Suite struct LegacyRefusalTests {
    private func problem(roots: String) -> Diagnostic? {
        SampleXib.problem(in: SampleArchive(roots: roots).text)
    }

    @Test func `an archive without data or roots is refused`() {
        #expect(SampleXib.problem(in: "<archive/>")?.message == "The xib has no <data>.")
        #expect(SampleXib.problem(in: "<archive><data/></archive>")?.message == "The xib has no root objects.")
    }

    @Test func `an object that holds itself is refused with its place`() {
        let problem = problem(
            roots: #"<object class="IBUIView" id="10"><array key="NSSubviews"><reference ref="10"/></array></object>"#
        )
        #expect(problem?.message == "The object '10' holds itself, through what it refers to.")
        #expect(problem?.place?.line != nil)
        #expect(problem?.place?.column != nil)
    }

    @Test func `an object in two places is refused`() {
        let problem = problem(
            roots: """
                <object class="IBUIView" id="10"><array key="NSSubviews"><object class="IBUIView" id="11"/>
                <reference ref="11"/></array></object>
                """
        )
        #expect(problem?.message == "The object '11' stands in two places.")
    }

    @Test func `an id on two objects is refused`() {
        let problem = problem(roots: #"<object class="IBUIView" id="10"/><object class="IBUIView" id="10"/>"#)
        #expect(problem?.message.hasPrefix("The id '10' stands on two elements") == true)
    }

    @Test func `objects nested through references without end are refused`() {
        let chain = (10..<5000).map {
            "<object class=\"IBUIView\" id=\"\($0)\"><array key=\"NSSubviews\"><reference ref=\"\($0 + 1)\"/></array></object>"
        }
        #expect(problem(roots: chain.joined())?.message == "The xib nests more than 200 objects.")
    }

    @Test func `a list that holds itself through objects without ids is refused`() {
        let problem = problem(
            roots: """
                <object class="IBUIView" id="10"><array key="IBUIItems" id="11"><object class="IBUIBarButtonItem">
                <reference key="IBUIItems" ref="11"/></object></array></object>
                """
        )
        #expect(problem?.message == "The xib nests more than 200 objects.")
    }

    @Test func `a reference to nothing is nothing`() throws {
        let document = try SampleArchive(
            roots: #"<object class="IBUIView" id="10"><reference key="IBUIBackgroundColor" ref="99"/></object>"#
        ).document()
        #expect(document.objects().count == 1)
    }
}
