/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The way that the system finds best: as a sheet.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over the whole screen; what is below goes.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet = 1
    /// As a smaller sheet where there is room.
    case formSheet = 2
    /// Over the nearest controller that defines a context; what is below goes.
    case currentContext = 3
    /// As a delegate says.
    case custom = 4
    /// Over the whole screen; what is below stays.
    case overFullScreen = 5
    /// Over the nearest controller that defines a context; what is below stays.
    case overCurrentContext = 6
    /// As a bubble where there is room.
    case popover = 7

    /// Whether what is below goes once the controller is shown.
    var removesWhatIsBelow: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the controller is shown over the nearest one that defines a context.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether a strip of what is below can be seen above.
    var isSheet: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }

    /// The style that is meant.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
