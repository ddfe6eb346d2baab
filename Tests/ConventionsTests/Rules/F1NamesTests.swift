import Testing

@testable import Conventions

@Suite struct F1NamesTests {
    static let samples: [Sample] = [
        "struct Sample: View {}\nstruct Sample_Previews: PreviewProvider {}",
        "struct Sample {}",
        "struct ◆Other {}",
        "struct ◆SampleStore {}",
        """
        struct Sample {}
        struct ◆Other {}
        """,
        """
        struct Sample {
            struct Inner {}
        }
        """,
        """
        struct Sample {}
        private struct Helper {}
        fileprivate enum Other {}
        """,
        """
        struct Sample {}
        extension Other {}
        typealias Third = Sample
        """,
        """
        // struct Other {}
        let text = "struct Other {}"
        struct Sample {}
        """,
        """
        #if os(iOS)
        struct Sample {}
        #else
        struct Sample {}
        #endif
        """,
        Sample("extension Photo {}", file: "Photo+Extensions.swift"),
        Sample("class ◆PhotosScreen: GalleryViewController {}", file: "PhotosScreen.swift"),
        Sample("class PhotosViewController<Item>: GalleryViewController {}", file: "PhotosViewController.swift"),
        Sample("class MainNavigationController: UINavigationController {}", file: "MainNavigationController.swift"),
        Sample("@main struct App {}", file: "main.swift"),
        """
        func a() { run { struct Local {} } }
        struct Sample {}
        """,
        """
        struct Sample {}
        #if DEBUG
        class ◆Other {}
        #endif
        """,
        """
        enum Sample {}
        protocol
            ◆Other {}
        actor ◆Third {}
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("F1")
    }
}
