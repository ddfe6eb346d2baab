// Swift Testing looks for this module wherever a file imports it beside a module called UIKit. It adds nothing.
#if canImport(Testing)
    @_exported import Testing
#endif
