extension UIApplicationShortcutIcon {
    /// What a picture stands for.
    public enum IconType: Int, Sendable {
        /// Writing something new.
        case compose = 0
        /// Playing.
        case play = 1
        /// Stopping for a while.
        case pause = 2
        /// Adding.
        case add = 3
        /// A place.
        case location = 4
        /// Searching.
        case search = 5
        /// Sharing.
        case share = 6
        /// Something forbidden.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// A home.
        case home = 9
        /// Marking a place.
        case markLocation = 10
        /// What is liked.
        case favorite = 11
        /// Love.
        case love = 12
        /// A cloud.
        case cloud = 13
        /// An invitation.
        case invitation = 14
        /// A confirmation.
        case confirmation = 15
        /// A letter.
        case mail = 16
        /// A message.
        case message = 17
        /// A date.
        case date = 18
        /// A time.
        case time = 19
        /// A photo.
        case capturePhoto = 20
        /// A film.
        case captureVideo = 21
        /// A task.
        case task = 22
        /// A task that is done.
        case taskCompleted = 23
        /// An alarm.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// Mixing.
        case shuffle = 26
        /// Sound.
        case audio = 27
        /// What was new.
        case update = 28
    }
}
