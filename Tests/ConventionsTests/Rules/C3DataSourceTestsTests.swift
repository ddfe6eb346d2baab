import Testing

@testable import Conventions

@Suite struct C3DataSourceTestsTests {
    static let samples: [Sample] = [
        "final class ◆PhotosDataSource {}",
        "typealias ◆PhotosDataSource = ArrayDataSource<Photo, PhotoCell>",
        "final class AlbumsDataSource {}",
        "protocol PhotosDataSource {}",
        """
        enum Space {
            class PhotosDataSource {}
        }
        """,
        "private final class PhotosDataSource {}",
        "extension PhotosDataSource {}",
        """
        // class PhotosDataSource {}
        let text = "class PhotosDataSource {}"
        """,
        "struct ◆PhotosDataSource<Item> {}",
        """
        #if os(iOS)
        final class ◆PhotosDataSource {}
        #endif
        """,
        "class DataSources {}",
        """
        public final class ◆PhotosDataSource:
            NSObject,
            UITableViewDataSource {}
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("C3", tests: ["AlbumsDataSourceTests.swift"])
    }
}
