import Foundation
import ScreenTesting
import Testing

@Suite struct FieldProbeTests {
    private struct Trip: Codable {
        let id: Int
        var title: String
        var place: String?
        var tags: [String]
        var photo: Data?
        var isOpen: Bool
        var price: Decimal
        var startsOn: Date
    }

    private let samples = [
        Trip(
            id: 1,
            title: "Ice",
            place: "Oslo",
            tags: ["cold"],
            photo: Data([1]),
            isOpen: true,
            price: 9.5,
            startsOn: .distantPast
        ),
        Trip(
            id: 2,
            title: "Sun",
            place: nil,
            tags: [],
            photo: nil,
            isOpen: false,
            price: 8.25,
            startsOn: .distantFuture
        ),
    ]

    @Test func `what makes no difference is unseen, in the order of the declaration`() throws {
        #expect(
            try FieldProbe(samples).unseen { "\($0.title) \($0.price)" } == [
                "id", "place", "tags", "photo", "isOpen", "startsOn",
            ]
        )
    }

    @Test(arguments: ["place", "tags", "photo", "isOpen", "price", "startsOn"])
    func `each kind of value can be told, and the rest stays as it is`(field: String) throws {
        let unseen = try FieldProbe(samples).unseen { trip in
            Mirror(reflecting: trip).children.first { $0.label == field }.map { "\($0.value)" }
        }
        #expect(
            unseen == ["id", "title", "place", "tags", "photo", "isOpen", "price", "startsOn"].filter { $0 != field }
        )
    }

    @Test func `a field in which no sample differs from the first is unseen although it is shown`() throws {
        #expect(try FieldProbe([samples[0], samples[0]]).unseen { $0.title }.contains("title"))
        #expect(try !FieldProbe([samples[0], samples[0], samples[1]]).unseen { $0.title }.contains("title"))
    }

    @Test func `what has no fields cannot be probed`() {
        #expect(throws: ScreenProblem.self) { try FieldProbe([1, 2]).unseen { $0 } }
    }
}
