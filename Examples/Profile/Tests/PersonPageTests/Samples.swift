import PersonPage
import ProfileCore

extension Person {
    /// A person like the first sample, but for what is said.
    static func sample(id: Int = 1, name: String = "First name", age: Double = 0.5) -> Person {
        Person(id: id, name: name, age: age)
    }

    static let samples = [
        sample(),
        sample(id: 2, name: "Second name", age: 1.5),
        sample(id: 3, name: "Third name", age: 2.5),
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
            if await attempts.next() == 1 { throw StoreError.unreadable("person.json", because: "it is torn") }
            return Person.samples[0]
        })
    }

    /// Has the first sample; `attempts` counts how often it is asked.
    static func counting(_ attempts: Attempts) -> PersonStore {
        PersonStore(load: {
            _ = await attempts.next()
            return Person.samples[0]
        })
    }
}
