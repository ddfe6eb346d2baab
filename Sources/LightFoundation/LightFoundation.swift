// On Linux the whole of Foundation takes a third of the tool's start-up time to load, and a fifth of its memory; the tool
// lives on the part of it that does not.
#if canImport(FoundationEssentials)
    @_exported import FoundationEssentials
    @_exported import Glibc
#else
    @_exported import Foundation
#endif
