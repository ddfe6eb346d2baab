extension Recording {
    /// `swift build` of a module in which a type is misspelt.
    static let errors = #"""
        Building for debugging...
        [0/2] Write sources
        [1/2] Write swift-version-6A52383ED409C6A7.txt
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        [3/4] Emitting module Photos
        /app/Sources/Photos/Photo.swift:2:23: error: cannot find type 'Strin' in scope
        1 | public struct Photo {
        2 |     public let title: Strin
          |                       `- error: cannot find type 'Strin' in scope
        3 |     public func shout() -> String { let unused = 1; return title.uppercased }
        4 | }
        [4/5] Compiling Photos Album.swift
        /app/Sources/Photos/Photo.swift:2:23: error: cannot find type 'Strin' in scope
        1 | public struct Photo {
        2 |     public let title: Strin
          |                       `- error: cannot find type 'Strin' in scope
        3 |     public func shout() -> String { let unused = 1; return title.uppercased }
        4 | }
        [5/5] Compiling Photos Photo.swift
        /app/Sources/Photos/Photo.swift:2:23: error: cannot find type 'Strin' in scope
        1 | public struct Photo {
        2 |     public let title: Strin
          |                       `- error: cannot find type 'Strin' in scope
        3 |     public func shout() -> String { let unused = 1; return title.uppercased }
        4 | }
        """#

    /// The end of `swift build` where a function is missing at the end.
    static let linking = #"""
        [22/26] Compiling GalleryPackageTests runner.swift
        [23/26] Emitting module GalleryPackageTests
        [24/27] Wrapping AST for GalleryPackageTests for debugging
        [25/27] Write Objects.LinkFileList
        error: link command failed with exit code 1 (use -v to see invocation)
        /app/Sources/Photos/Photo.swift:6: error: undefined reference to 'no_such_function'
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        [26/27] Linking GalleryPackageTests.xctest
        """#

    /// `swift build` of a package whose manifest asks for what is not there.
    static let dependency = #"""
        error: 'app': product 'Nope' required by package 'app' target 'Photos' not found.
        error: ExitCode(rawValue: 1)
        [0/1] Planning build
        """#
}
