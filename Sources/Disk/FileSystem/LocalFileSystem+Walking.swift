import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

#if canImport(Darwin)
    extension LocalFileSystem {
        /// What stands at `path`, opened in one call that follows no link; nil when there is no such call.
        func openAtOnce(_ path: RelativePath, _ flags: Int32) -> Descriptor? {
            nil
        }
    }
#else
    extension LocalFileSystem {
        /// What `openat2` is told, as the kernel lays it out.
        private struct OpenHow {
            let flags: UInt64
            let mode: UInt64 = 0
            let resolve: UInt64
        }

        /// `openat2` has the same number on every architecture of Linux.
        private static let openat2 = 437
        /// No step of the path may be a link (4) or lead out of the folder (8).
        private static let beneathWithoutLinks: UInt64 = 4 | 8
        // Swift's Glibc module leaves out functions with any number of arguments.
        private static let systemCall = dlsym(nil, "syscall").map {
            unsafeBitCast(
                $0,
                to: (@convention(c) (Int, Int, UnsafePointer<CChar>, UnsafeRawPointer, Int) -> Int).self
            )
        }

        /// What stands at `path`, opened in one call that follows no link; nil when that fails for whatever reason.
        func openAtOnce(_ path: RelativePath, _ flags: Int32) -> Descriptor? {
            guard let systemCall = Self.systemCall else { return nil }
            let how = OpenHow(flags: UInt64(UInt32(bitPattern: flags)), resolve: Self.beneathWithoutLinks)
            let number = withUnsafePointer(to: how) {
                systemCall(Self.openat2, Int(root.number), path.description, $0, MemoryLayout<OpenHow>.size)
            }
            return number < 0 ? nil : Descriptor(Int32(number))
        }
    }
#endif
