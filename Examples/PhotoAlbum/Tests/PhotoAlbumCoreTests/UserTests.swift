import PhotoAlbumCore
import Testing

@Suite struct UserTests {
    @Test func `the full name is what there is of both names, and the username where there is none`() {
        #expect(user("Ada", "Moreno").fullName == "Ada Moreno")
        #expect(user(nil, "Moreno").fullName == "Moreno")
        #expect(user("Ada", nil).fullName == "Ada")
        #expect(user(nil, nil).fullName == "ada1")
    }

    @Test func `the user's photos are counted`() {
        #expect(user(nil, nil).numberOfPhotosTaken == 2)
    }

    private func user(_ first: String?, _ last: String?) -> User {
        User(id: 1, username: "ada1", firstName: first, lastName: last, photos: [.init(id: 1), .init(id: 2)])
    }
}
