import GalleryCore
import Testing

@Suite struct NoteTests {
    private let day: TimeInterval = 24 * 60 * 60
    private let now = Date(timeIntervalSince1970: 1_718_452_800)

    @Test func `a note is recent for a week`() {
        #expect(note(pinnedAt: now).isRecent(at: now))
        #expect(note(pinnedAt: now - 6.9 * day).isRecent(at: now))
        #expect(!note(pinnedAt: now - 7 * day).isRecent(at: now))
    }

    @Test func `a note of the future is not recent yet`() {
        #expect(!note(pinnedAt: now + day).isRecent(at: now))
    }

    @Test func `a note that was never pinned is not recent`() {
        #expect(!note(pinnedAt: nil).isRecent(at: now))
    }

    @Test func `the newest come first, and the id decides between equals`() {
        let notes = [
            note(id: 4, pinnedAt: nil),
            note(id: 3, pinnedAt: now - day),
            note(id: 2, pinnedAt: now),
            note(id: 1, pinnedAt: now - day),
        ]
        #expect(notes.inOrder().map(\.id) == [2, 1, 3, 4])
    }

    @Test func `the detail says when it was pinned`() {
        #expect(note(pinnedAt: now).detailText.contains(now.formatted(date: .abbreviated, time: .omitted)))
    }

    @Test func `what is missing leaves no gap in the detail`() {
        #expect(Note.samples[2].detailText.split(separator: " · ").count == 0)
    }

    @Test func `the summary counts the notes and the recent ones`() {
        let notes = [note(pinnedAt: now), note(pinnedAt: now - 30 * day)]
        #expect(notes.summary(at: now) == "2 notes, 1 new")
        #expect(notes.prefix(1).summary(at: now) == "1 note, 1 new")
    }

    private func note(id: Int = 1, pinnedAt: Date?) -> Note {
        Note(id: id, text: "First text", pinnedAt: pinnedAt)
    }
}

extension Note {
    fileprivate static let samples = [
        Note(id: 1, text: "First text", pinnedAt: Date(timeIntervalSince1970: 1_748_768_400)),
        Note(id: 2, text: "Second text", pinnedAt: Date(timeIntervalSince1970: 1_745_571_600)),
        Note(id: 3, text: "Third text", pinnedAt: nil),
    ]
}
