import Diagnostics
import Foundation
import Planning
import Testing

@testable import Disk

@Suite struct SystemErrorTests {
    @Test(arguments: [
        (ENOSPC, "'a/b' cannot be written: the disk is full."),
        (EACCES, "'a/b' cannot be written: permission is denied."),
        (EROFS, "'a/b' cannot be written: the disk is read-only."),
        (ENAMETOOLONG, "'a/b' cannot be written: its name is too long for this disk."),
        (EMLINK, "'a/b' cannot be written: its folder takes no more entries."),
        (EXDEV, "'a/b' cannot be written: it lies on another disk than the project."),
        (EIO, "'a/b' cannot be written: the disk reports a fault."),
        (ENOTDIR, "'a/b' is not a folder, and one is needed there."),
        (EISDIR, "'a/b' is a folder, and a file is needed there."),
        (EEXIST, "'a/b' exists already."), (ENOENT, "'a/b' does not exist."),
        (EPIPE, "'a/b' cannot be written: the system says 'Broken pipe'."),
    ])
    func `each cause is one sentence with the path, and has a way out`(_ code: Int32, message: String) throws {
        let problem = SystemError(code, .written, try RelativePath("a/b")).diagnostic(at: "a/b")
        #expect(problem.message == message)
        #expect(problem.fix?.hasSuffix(".") == true)
        #expect(problem.outcome == (code == EEXIST ? .refused : .usage))
    }

    @Test func `the root has a name too`() {
        #expect(
            SystemError(EIO, .saved, nil).diagnostic(at: nil).message
                == "The project's folder cannot be saved: the disk reports a fault."
        )
    }
}
