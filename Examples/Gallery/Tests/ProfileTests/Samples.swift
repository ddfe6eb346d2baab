import GalleryCore
import Profile

extension Person {
    static let samples = [
        Person(
            id: 1,
            name: "First name",
            age: 12,
            isMember: true,
            joinedAt: Date(timeIntervalSince1970: 1_748_768_400),
            portrait: Data([0, 0, 1])
        ),
        Person(
            id: 2,
            name: "Second name",
            age: 19,
            isMember: false,
            joinedAt: Date(timeIntervalSince1970: 1_745_571_600),
            portrait: Data([0, 0, 2])
        ),
        Person(
            id: 3,
            name: "Third name",
            age: 26,
            isMember: true,
            joinedAt: nil,
            portrait: nil
        ),
    ]
}

extension PersonStore {
    static let sample = PersonStore(load: { Person.samples[0] })
    static let failing = PersonStore(load: { throw StoreError.missing("person.json") })

    static let endless = PersonStore(load: {
        try await Task.sleep(for: .seconds(600))
        return Person.samples[0]
    })

    /// Fails at first, then has the first sample; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> PersonStore {
        PersonStore(load: {
            if await attempts.next() == 1 { throw StoreError.unreadable("person.json") }
            return Person.samples[0]
        })
    }
}
