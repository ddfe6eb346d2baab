/// What is around the app: other apps, a server that sends notifications, and what the app asked of them.
struct Surroundings {
    var openableSchemes: Set<String> = []
    var openedURLs: [URL] = []
    var deviceToken: Data?
}
