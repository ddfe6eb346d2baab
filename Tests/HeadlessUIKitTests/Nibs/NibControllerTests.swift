import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibControllerTests {
    private let folder: TemporaryBundle

    init() throws {
        folder = try TemporaryBundle()
    }

    private func write(_ name: String, tag: Int) throws {
        try folder.write(
            #"<view id="a" tag="\#(tag)"/>"#,
            to: name,
            ownerConnections: #"<outlet property="view" destination="a" id="c"/>"#
        )
    }

    @Test func `a controller takes its view from the nib that it names`() throws {
        try write("Sheet.xib", tag: 3)
        let controller = UIViewController(nibName: "Sheet", bundle: folder.bundle)
        #expect(controller.view.tag == 3)
        #expect(controller.nibName == "Sheet")
    }

    @Test func `without a name the class's is tried, first without Controller`() throws {
        try write("SmallView.xib", tag: 4)
        try write("SmallViewController.xib", tag: 5)
        #expect(SmallViewController(nibName: nil, bundle: folder.bundle).view.tag == 4)
    }

    @Test func `without a name the class's is tried, last as it is`() throws {
        try write("SmallViewController.xib", tag: 5)
        #expect(SmallViewController(nibName: nil, bundle: folder.bundle).view.tag == 5)
    }

    @Test func `without a nib the view is a plain one`() {
        let controller = SmallViewController(nibName: nil, bundle: folder.bundle)
        #expect(type(of: controller.view as UIView) == UIView.self)
        #expect(controller.nibName == nil)
    }

    @Test func `a nib without a view outlet raises what UIKit raises`() throws {
        try folder.write(#"<view id="a"/>"#, to: "SmallView.xib")
        let controller = SmallViewController(nibName: nil, bundle: folder.bundle)
        let raised = Headless.exceptions { controller.loadViewIfNeeded() }
        #expect(
            raised.map(\.reason) == [
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"SmallView\" nib "
                    + "but the view outlet was not set."
            ]
        )
        #expect(controller.isViewLoaded)
    }

    @Test func `a named nib that is missing raises what UIKit raises, once`() {
        let controller = UIViewController(nibName: "Nowhere", bundle: folder.bundle)
        let raised = Headless.exceptions { controller.loadViewIfNeeded() }
        #expect(raised.count == 1)
        #expect(raised.first?.reason.hasSuffix("with name 'Nowhere'") == true)
    }

    @Test func `a controller in a nib brings its view along`() {
        let controller = SampleNib.first(
            #"<viewController id="a" title="Inner"><view key="view" id="b" tag="6"/></viewController>"#,
            as: UIViewController.self
        )
        #expect(controller?.title == "Inner")
        #expect(controller?.view.tag == 6)
    }
}

/// A controller without code.
final class SmallViewController: UIViewController {}
