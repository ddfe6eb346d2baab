import Testing

@testable import Conventions

@Suite struct F4SelectorsTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            ◆@objc func a() {}
        }
        """,
        "◆@objcMembers class A {}",
        """
        func a() {
            use(◆#selector(b))
        }
        """,
        """
        func a() {
            use(◆Selector("b"))
        }
        """,
        """
        // @objc #selector(a)
        let text = "@objc #selector(a) Selector(1)"
        """,
        """
        #if canImport(ObjectiveC)
        @objc class A {}
        #endif
        """,
        """
        #if canImport(ObjectiveC)
        let a = #selector(b)
        #else
        let a = ◆#selector(b)
        #endif
        """,
        Sample(
            #"""
            func a() {
                use(◆#keyPath(A.b), \A.b)
            }
            """#
        ),
        """
        func a() {
            button.addTarget(
                self,
                action: ◆#selector(
                    a
                ),
                for: .touchUpInside
            )
        }
        """,
        """
        func a() {
            use { ◆NSSelectorFromString("a") }
        }
        """,
        """
        struct A<Item> {
            struct B { ◆@objc var c: Int }
        }
        """,
        """
        func objc() {}
        let selector = other.Selector(1)
        """,
        """
        extension A {
            ◆@objc(name:) func a() {}
        }
        """,
        """
        #if DEBUG
        ◆@objc class A {}
        #endif
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("F4")
    }
}
