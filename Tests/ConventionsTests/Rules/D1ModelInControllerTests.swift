import Testing

@testable import Conventions

@Suite struct D1ModelInControllerTests {
    static let samples: [Sample] = [
        Sample(
            """
            extension ◆Photo {
                var a: Int { 1 }
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            extension Photo {
                var a: Int { 1 }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension PhotosViewController {
                var a: Int { 1 }
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            extension UIView {
                var a: Int { 1 }
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample("extension Photo: Sendable {}", file: "PhotosViewController.swift"),
        Sample(
            """
            private extension ◆Photo {
                func a() {}
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            // extension Photo { var a: Int { 1 } }
            let text = "extension Photo { }"
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            #if DEBUG
            extension ◆Photo {
                func a() {}
            }
            #endif
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            extension ◆Kind {
                static func a() {}
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            struct Row {}
            extension Row {
                func a() {}
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            extension Sequence<Photo> {
                func a() {}
            }
            """,
            file: "PhotosViewController.swift"
        ),
        Sample(
            """
            extension
                ◆App.Photo
            {
                func a() {}
            }
            """,
            file: "PhotosViewController.swift"
        ),
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect(
            "D1",
            with: [SwiftSource(path: "Photo.swift", module: "App", text: "struct Photo {}\nenum Kind {}\n")]
        )
    }
}
