/// The contexts that are drawn into on one thread, the current one last.
final class ContextStack: NSObject {
    private static let key = "HeadlessUIKit.UIGraphicsGetCurrentContext"

    /// One of the contexts: for an image, or any.
    struct Entry {
        let context: CGContext
        var isImage = false
    }

    var entries: [Entry] = []

    /// The contexts of this thread.
    static var current: ContextStack {
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    /// Lets `draw` draw into a context.
    static func drawing<Result>(into context: CGContext, _ draw: () throws -> Result) rethrows -> Result {
        let stack = current
        stack.entries.append(Entry(context: context))
        defer { stack.entries.removeLast() }
        return try draw()
    }
}
