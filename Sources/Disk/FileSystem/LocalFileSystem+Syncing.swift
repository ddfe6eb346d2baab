import LightFoundation
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension LocalFileSystem {
    #if !canImport(Darwin)
        /// With more than these it costs less, fivefold often, to wait for all that the disk has to do: the disk is told
        /// once to make safe what it holds, and not for each of them.
        private static let few = 2
        /// With more than this to write, in kilobytes, after a build say, that wait would be for the work of others.
        private static let much = 8192

        /// Whether to have the disk make safe all that it holds, and not each of some files.
        ///
        /// What is unwritten is asked only where it decides.
        static func isOneWaitCheaper(files: Int, unwritten: @autoclosure () -> UnwrittenData?) -> Bool {
            files > few && (unwritten()?.kilobytes ?? 0) <= much
        }

        // Swift's Glibc module leaves out what the C headers show only to GNU sources.
        private static let syncfs = dlsym(nil, "syncfs").map {
            unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self)
        }
    #endif

    package func sync(_ paths: [RelativePath?]) throws(SystemError) {
        #if !canImport(Darwin)
            if Self.isOneWaitCheaper(files: paths.count, unwritten: UnwrittenData.now), let syncfs = Self.syncfs {
                try checked(.saved, nil) { syncfs(root.number) }
                return
            }
        #endif
        // Each file waits for the disk; several waiting together cost little more than one.
        let failure = Guarded<SystemError?>(nil)
        concurrently(paths.count) { index in
            do throws(SystemError) {
                try syncOne(paths[index])
            } catch {
                failure.use { $0 = $0 ?? error }
            }
        }
        if let failure = failure.use({ $0 }) { throw failure }
    }

    private func syncOne(_ path: RelativePath?) throws(SystemError) {
        let descriptor = try descriptor(path)
        #if canImport(Darwin)
            // Keeps the order of writes on the device, which fsync alone does not; not every disk knows it.
            if fcntl(descriptor.number, F_BARRIERFSYNC) == 0 { return }
        #endif
        try checked(.saved, path) { fsync(descriptor.number) }
    }

    private func descriptor(_ path: RelativePath?) throws(SystemError) -> Descriptor {
        guard let path else { return root }
        let parent = try parent(of: path, for: .saved)
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        return Descriptor(try checked(.saved, path) { openat(parent.number, path.name, flags) })
    }
}
