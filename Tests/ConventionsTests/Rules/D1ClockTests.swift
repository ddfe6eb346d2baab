import Testing

@testable import Conventions

@Suite struct D1ClockTests {
    static let samples: [Sample] = [
        Sample(
            """
            extension Photo {
                var isNew: Bool { createdAt > ◆Date() }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                var isNew: Bool { createdAt > ◆.now }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                var isNew: Bool { createdAt > ◆Date.now }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                func isNew(at date: Date) -> Bool { createdAt > date }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                var first: Date { Date(timeIntervalSince1970: 0) }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                // Date()
                var text: String { "Date() .now" }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                var a: Bool { createdAt > Date() }
            }
            """,
            file: "Photo.swift"
        ),
        Sample(
            """
            extension Photo {
                #if DEBUG
                var a: Date { ◆Date(
                ) }
                #endif
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Sequence<Photo> {
                func new() -> [Photo] { filter { $0.createdAt > ◆Date() } }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                struct Age {
                    let now = 1
                    func a() { use(self.now) }
                    let start = ◆Date()
                }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Photo {
                var a: Instant { clock.now }
                var b: Date { .distantPast }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
        Sample(
            """
            extension Box where Item == Photo {
                var a: Date { make(◆.now) { 1 } }
            }
            """,
            file: "Photo+Extensions.swift"
        ),
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("D1")
    }
}
