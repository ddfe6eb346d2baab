// A screen imports the core and has UIKit: Apple's where there is one, its stand-in elsewhere.
#if canImport(HeadlessUIKit)
    @_exported import HeadlessUIKit
#else
    @_exported import UIKit
#endif
