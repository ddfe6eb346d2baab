// The names of views and controllers come with this module, from whichever UIKit the platform has.
#if os(Linux) || os(macOS)
    @_exported import HeadlessUIKit
#else
    @_exported import UIKit
#endif
