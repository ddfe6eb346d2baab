import Testing

@testable import Conventions

@Suite struct F2ClassClustersTests {
    static let samples: [Sample] = [
        "class A: ◆NSArray {}",
        "final class A: ◆NSMutableDictionary, Sendable {}",
        "class A: NSObject {}",
        "extension NSArray {}",
        """
        typealias List = NSArray
        class A: ◆List {}
        """,
        "class A: ◆Foundation.NSArray {}",
        """
        // class A: NSArray {}
        let text = "class A: NSArray {}"
        """,
        """
        #if os(iOS)
        class A: ◆NSString {}
        #endif
        """,
        """
        enum Space {
            class A: ◆NSDate {}
        }
        """,
        """
        class NSArray {}
        class A: NSArray {}
        """,
        """
        class A<Item>:
            ◆NSNumber {}
        """,
        """
        func a() { run { NSArray() } }
        let b: NSArray
        """,
        "class A: ◆NSAttributedString {}",
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("F2")
    }
}
