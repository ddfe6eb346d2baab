import Testing

@testable import Planning

@Suite struct SwiftLayoutTests {
    @Test func `imports are sorted within their block, and nothing else moves`() {
        let source = "import Zoo\nimport Albums\n\n@testable import Photos\n\nlet b = 1\nlet a = 2\n"
        let sorted = "import Albums\nimport Zoo\n\n@testable import Photos\n\nlet b = 1\nlet a = 2\n"
        #expect(SwiftLayout(lineLength: 40).laidOut(source) == sorted)
    }

    @Test func `what fits stays as it is, to the last line`() {
        let source = "// a  b\nlet a = f(1,  2)\n\n\n  let b = [1,2]"
        #expect(SwiftLayout(lineLength: 40).laidOut(source) == source)
    }

    // `swift format` leaves each of these as it is, at this length.
    @Test(arguments: [
        WrappingSample(
            "let photo = Photo(id: 1, title: \"First title\")",
            "let photo = Photo(\n    id: 1,\n    title: \"First title\"\n)"
        ),
        WrappingSample(
            "    case a(first: Int, second: Int, third: Int),",
            "    case a(\n        first: Int,\n        second: Int,\n        third: Int\n    ),"
        ),
        WrappingSample(
            "let photos = [first(), second(), third(), a()]",
            "let photos = [\n    first(),\n    second(),\n    third(),\n    a(),\n]"
        ),
        WrappingSample(
            "let photos = [first(), second(), third12345]",
            "let photos = [\n    first(),\n    second(),\n    third12345,\n]"
        ),
        WrappingSample(
            "let photos = [theOnlyOneThatThereIs(a, b, c)]",
            "let photos = [\n    theOnlyOneThatThereIs(a, b, c)\n]"
        ),
        WrappingSample(
            "let photos = [[theOnlyListHere, a, b, c, d1234]]",
            "let photos = [\n    [theOnlyListHere, a, b, c, d1234]\n]"
        ),
        WrappingSample(
            "final class PhotosViewController: GalleryViewController {",
            "final class PhotosViewController:\n    GalleryViewController\n{"
        ),
        WrappingSample(
            "func photo(id: Int, title: String) -> Photo {",
            "func photo(\n    id: Int,\n    title: String\n) -> Photo {"
        ),
        WrappingSample(
            "load(store.pictures) { [weak self] pictures in",
            "load(store.pictures) {\n    [weak self] pictures in"
        ),
        WrappingSample(
            "self.init(items: items) { cell, photo in f() }",
            "self.init(items: items) { cell, photo in\n    f()\n}"
        ),
        WrappingSample(
            "if let photo = item(at: path) { onSelect(photo) }",
            "if let photo = item(at: path) {\n    onSelect(photo)\n}"
        ),
        WrappingSample(
            "static var photoTitle: UIFont { .boldFont(17) }",
            "static var photoTitle: UIFont {\n    .boldFont(17)\n}"
        ),
        WrappingSample(
            "sorted { ($1.createdAt, $0.id) < ($0.createdAt, $1.id) }",
            "sorted {\n    ($1.createdAt, $0.id)\n        < ($0.createdAt, $1.id)\n}"
        ),
        WrappingSample(
            "#expect(photos.inOrder().first == photos.last)",
            "#expect(\n    photos.inOrder().first == photos.last\n)"
        ),
        WrappingSample(
            "let cell = table.cell(at: path) as? PhotoCell",
            "let cell =\n    table.cell(at: path) as? PhotoCell"
        ),
        WrappingSample(
            "public var photos: @Sendable () async throws -> [Photo]",
            "public var photos:\n    @Sendable () async throws -> [Photo]"
        ),
        WrappingSample(
            "    photos: @escaping @Sendable () -> [Photo],",
            "    photos:\n        @escaping @Sendable () -> [Photo],"
        ),
        WrappingSample(
            "typealias PhotosDataSource = ArrayDataSource<Photo, PhotoCell>",
            "typealias PhotosDataSource =\n    ArrayDataSource<Photo, PhotoCell>"
        ),
        WrappingSample(
            "let text = \"one (two, three) { four } \\(five(\"six\"))\"",
            "let text =\n    \"one (two, three) { four } \\(five(\"six\"))\""
        ),
        WrappingSample(
            "    label: \"a text that is as long as this one is\",",
            "    label:\n        \"a text that is as long as this one is\","
        ),
        WrappingSample(
            "store.save(photos.reversed()).isFreed(at: now)",
            "store.save(photos.reversed()).isFreed(\n    at: now\n)"
        ),
        WrappingSample(
            "photo(createdAt: now - 6.9 * day, 1, 2, 3).isRecent(at: now)",
            "photo(createdAt: now - 6.9 * day, 1, 2, 3)\n    .isRecent(at: now)"
        ),
        WrappingSample(
            "    /// One two three four five six seven eight nine ten.",
            "    /// One two three four five six seven\n    /// eight nine ten."
        ),
    ])
    func `a line too long is wrapped`(sample: WrappingSample) {
        #expect(SwiftLayout(lineLength: 44).laidOut(sample.line) == sample.wrapped)
    }

    @Test func `a paragraph of a comment is filled to its end, and the next one stays`() {
        let source = """
            /// One two three four five six seven eight.
            /// Nine ten.
            ///
            /// Eleven.
            """
        let filled = """
            /// One two three four five six
            /// seven eight. Nine ten.
            ///
            /// Eleven.
            """
        #expect(SwiftLayout(lineLength: 32).laidOut(source) == filled)
    }

    @Test(arguments: [
        "let a = ", "((((((((((", "}}}}}}}}}}", "\"never ended", "`", "a: ", "f(,,,,,)", "{ in }", "= = = =", "\\(",
    ])
    func `no line is too strange to come back`(piece: String) {
        let line = String(repeating: piece, count: 12)
        let wrapped = SwiftLayout(lineLength: 20).laidOut(line)
        #expect(wrapped.filter { !" \n,".contains($0) } == line.filter { !" ,".contains($0) })
    }
}
