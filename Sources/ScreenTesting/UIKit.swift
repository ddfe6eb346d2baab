// The names of views and controllers come with this module, from whichever UIKit the platform has.
#if canImport(UIKit)
    @_exported import UIKit
#else
    @_exported import HeadlessUIKit
#endif
