extension Recording {
    /// The event stream of tests of which one reads beyond the end of an array.
    static let crashEvents = #"""
        {"kind":"test","payload":{"id":"PhotosTests.PhotoTests","kind":"suite","name":"PhotoTests","sourceLocation":{"_filePath":"/app/Tests/PhotosTests/PhotoTests.swift","column":2,"fileID":"PhotosTests/PhotoTests.swift","line":3}},"version":0}
        {"kind":"test","payload":{"displayName":"has a title","id":"PhotosTests.PhotoTests/`has a title`()/PhotoTests.swift:4:6","isParameterized":false,"kind":"function","name":"`has a title`()","sourceLocation":{"_filePath":"/app/Tests/PhotosTests/PhotoTests.swift","column":6,"fileID":"PhotosTests/PhotoTests.swift","line":4}},"version":0}
        {"kind":"test","payload":{"displayName":"goes down","id":"PhotosTests.PhotoTests/`goes down`()/PhotoTests.swift:5:6","isParameterized":false,"kind":"function","name":"`goes down`()","sourceLocation":{"_filePath":"/app/Tests/PhotosTests/PhotoTests.swift","column":6,"fileID":"PhotosTests/PhotoTests.swift","line":5}},"version":0}
        {"kind":"test","payload":{"displayName":"never runs","id":"PhotosTests.PhotoTests/`never runs`()/PhotoTests.swift:6:6","isParameterized":false,"kind":"function","name":"`never runs`()","sourceLocation":{"_filePath":"/app/Tests/PhotosTests/PhotoTests.swift","column":6,"fileID":"PhotosTests/PhotoTests.swift","line":6}},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2341.838545272},"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2341.838766167},"kind":"testStarted","messages":[{"symbol":"default","text":"Suite PhotoTests started."}],"testID":"PhotosTests.PhotoTests"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2341.839046586},"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"has a title\" started."}],"testID":"PhotosTests.PhotoTests/`has a title`()/PhotoTests.swift:4:6"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2341.839217872},"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"has a title\" passed after 0.001 seconds."}],"testID":"PhotosTests.PhotoTests/`has a title`()/PhotoTests.swift:4:6"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2341.839383098},"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"goes down\" started."}],"testID":"PhotosTests.PhotoTests/`goes down`()/PhotoTests.swift:5:6"},"version":0}
        """#

    /// What the same tests print, the trace shortened.
    static let crashOutput = #"""
        ◇ Test run started.
        ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
        ↳ Target Platform: x86_64-unknown-linux-gnu
        ◇ Suite PhotoTests started.
        ◇ Test "has a title" started.
        ✔ Test "has a title" passed after 0.001 seconds.
        ◇ Test "goes down" started.
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        *** Signal 4: Backtracing from 0x7fcc98d6df7f... done ***

        *** Program crashed: Illegal instruction at 0x00007fcc98d6df7f ***

        Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

        Thread 4 "oot.default-qos" crashed:

          0                  0x00007fcc98d6df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra]             0x00007fcc98ef961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
          2 [ra]             0x00007fcc98d87e7d Array.subscript.getter + 124 in libswiftCore.so
          3 [ra]             0x000055e13d725ace PhotoTests.`goes down`() + 77 in GalleryPackageTests.xctest at /app/Tests/PhotosTests/PhotoTests.swift:5:47
          4 [ra]             0x000055e13d724217 $s11PhotosTests05PhotoB0V0020goesdown_miaJCEDGcja4TestfMp_7__localfMu0_ #1 @Sendable (_:) in static PhotoTests.$s11PhotosTests05PhotoB0V0020goesdown_miaJCEDGcja4TestfMp_17Z6d5676e016ad5944fMu_@Sendable () + 118 in GalleryPackageTests.xctest at /tmp/swift-generated-sources/@__swiftmacro_11PhotosTests05PhotoB0V0020goesdown_miaJCEDGcja4TestfMp_.swift:5:171
          5 [async]          0x000055e13d723ef0 static PhotoTests.$s11PhotosTests05PhotoB0V0020goesdown_miaJCEDGcja4TestfMp_17Z6d5676e016ad5944fMu_@Sendable () in GalleryPackageTests.xctest at /tmp/swift-generated-sources/@__swiftmacro_11PhotosTests05PhotoB0V0020goesdown_miaJCEDGcja4TestfMp_.swift:7
        ...

        Backtrace took 0.02s
        """#

    /// The last lines that SwiftPM prints about them.
    static let crashErrors = #"""
        Build complete! (1.18s)
        error: Process '/app/.build/debug/GalleryPackageTests.xctest --testing-library swift-testing' exited with unexpected signal code 4
        """#
}
