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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that is drawn into; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.entries.last?.context
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the one that is drawn into.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.entries.append(.init(context: context))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the former context the one that is drawn into.
public func UIGraphicsPopContext() {
    _ = ContextStack.current.entries.popLast()
}
