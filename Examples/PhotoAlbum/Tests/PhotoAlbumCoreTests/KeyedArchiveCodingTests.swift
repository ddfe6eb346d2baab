import PhotoAlbumCore
import Testing

@Suite struct KeyedArchiveCodingTests {
    @Test func `objects that hold each other come back so, each of them once`() throws {
        let (author, one, other) = (Author("Ada"), Book("Numbers"), Book("Letters"))
        author.books = [one, other]
        (one.author, other.author) = (author, author)
        let shelf = try decoded([Book].self, from: [one, other])
        #expect(shelf.map(\.title) == ["Numbers", "Letters"])
        #expect(shelf[0].author?.name == "Ada")
        #expect(shelf[0].author === shelf[1].author)
        #expect(shelf[0].author?.books.map { ObjectIdentifier($0) } == shelf.map { ObjectIdentifier($0) })
    }

    @Test func `what objects hold can be read as values, as deep as those go`() throws {
        let (author, book) = (Author("Ada"), Book("Numbers"))
        (author.books, book.author) = ([book], author)
        let person = Card.Person(name: "Ada", books: [Card.Title(title: "Numbers")])
        #expect(try decoded([Card].self, from: [book]) == [Card(title: "Numbers", author: person)])
    }

    @Test func `a value that would hold itself is an error`() throws {
        let (author, book) = (Author("Ada"), Book("Numbers"))
        (author.books, book.author) = ([book], author)
        #expect(throws: (any Error).self) { try decoded(Endless.self, from: author) }
    }

    @Test func `a field that is missing is nil, or an error where it must be there`() throws {
        #expect(try decoded([Card].self, from: [Book("Numbers")]) == [Card(title: "Numbers", author: nil)])
        #expect(throws: DecodingError.self) { try decoded([Card.Person].self, from: [Book("Numbers")]) }
    }

    @Test func `every type of a field comes back as it was`() throws {
        let all = Everything(
            text: "Größe 😀",
            number: -7,
            share: 0.25,
            flag: true,
            date: Date(timeIntervalSince1970: 1_368_965_158),
            link: URL(string: "https://example.com/a?b=c"),
            id: UUID(),
            price: Decimal(string: "9.95"),
            bytes: Data([0, 1, 255]),
            tags: ["a", "", "a"],
            rating: nil
        )
        #expect(try decoded([Everything].self, from: [all, all]) == [all, all])
    }

    @Test func `what Foundation archived is read`() throws {
        let dates = [5, -6.5].map(Date.init(timeIntervalSinceReferenceDate:))
        let archived = NSArray(array: [5, -6.5].map { NSDate(timeIntervalSinceReferenceDate: $0) })
        let data = try NSKeyedArchiver.archivedData(withRootObject: archived, requiringSecureCoding: true)
        #expect(try KeyedArchiveDecoder().decode([Date].self, from: data) == dates)
    }

    @Test func `what is archived is read by Foundation`() throws {
        let data = try KeyedArchiveEncoder().encode(["dates": [Date(timeIntervalSinceReferenceDate: 5)]])
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSDate.self]
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? [String: [Date]]
        #expect(read == ["dates": [Date(timeIntervalSinceReferenceDate: 5)]])
    }

    @Test func `an archive that was cut short anywhere is an error`() throws {
        let data = try KeyedArchiveEncoder().encode([Book("Numbers"), Book("Letters")])
        for length in 0..<data.count {
            let part = data.prefix(length)
            #expect(throws: (any Error).self) { try KeyedArchiveDecoder().decode([Card].self, from: part) }
        }
    }

    @Test func `no byte that is wrong is more than an error`() throws {
        let data = try KeyedArchiveEncoder().encode([Book("Numbers"), Book("Letters")])
        for place in data.indices {
            var damaged = data
            damaged[place] ^= 0xFF
            _ = try? KeyedArchiveDecoder().decode([Card].self, from: damaged)
        }
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, from value: some Encodable) throws -> Value {
        try KeyedArchiveDecoder().decode(type, from: KeyedArchiveEncoder().encode(value))
    }
}

private final class Author: Codable, Linkable {
    private enum Key: CodingKey { case name, books }

    let name: String
    var books: [Book] = []

    init(_ name: String) { self.name = name }

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
    }

    func link(from decoder: any Decoder) throws {
        books = try decoder.container(keyedBy: Key.self).decode([Book].self, forKey: .books)
    }
}

private final class Book: Codable, Linkable {
    private enum Key: CodingKey { case title, author }

    let title: String
    var author: Author?

    init(_ title: String) { self.title = title }

    init(from decoder: any Decoder) throws {
        title = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .title)
    }

    func link(from decoder: any Decoder) throws {
        author = try decoder.container(keyedBy: Key.self).decodeIfPresent(Author.self, forKey: .author)
    }
}

private struct Card: Codable, Equatable {
    struct Person: Codable, Equatable {
        let name: String
        let books: [Title]
    }

    struct Title: Codable, Equatable {
        let title: String
    }

    let title: String
    let author: Person?
}

private struct Endless: Decodable {
    struct Page: Decodable {
        let author: Endless
    }

    let books: [Page]
}

private struct Everything: Codable, Equatable {
    let text: String
    let number: Int
    let share: Double
    let flag: Bool
    let date: Date
    let link: URL?
    let id: UUID
    let price: Decimal?
    let bytes: Data
    let tags: [String]
    let rating: Double?
}
