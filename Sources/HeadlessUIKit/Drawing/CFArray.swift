#if !canImport(Darwin)
    /// Core Foundation's list, which is Foundation's.
    public typealias CFArray = NSArray
    /// Core Foundation's text, which is Foundation's.
    public typealias CFString = NSString
    /// Core Foundation's dictionary, which is Foundation's.
    public typealias CFDictionary = NSDictionary
#endif
