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
