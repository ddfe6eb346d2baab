// A screen imports the core and has UIKit: Apple's where there is one, its stand-in elsewhere.
#if canImport(UIKit)
    @_exported import UIKit
#else
    @_exported import HeadlessUIKit
#endif
