import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SystemError {
    /// The failure, put to a person; `path` is how that person knows the place.
    func diagnostic(at path: String?) -> Diagnostic {
        let subject = path.map { "'\($0)'" } ?? "The project's folder"
        return switch code {
        case EEXIST, ENOTEMPTY:
            Diagnostic(
                "\(subject) exists already.",
                fix: "Move it away, or choose another name.",
                outcome: .refused
            )
        case ENOTDIR:
            Diagnostic("\(subject) is not a folder, and one is needed there.", fix: "Move it away.")
        case ELOOP:
            Diagnostic(
                "\(subject) is a symbolic link, and may lead out of the project.",
                fix: "Put what it leads to in its place."
            )
        case EISDIR:
            Diagnostic("\(subject) is a folder, and a file is needed there.", fix: "Move it away.")
        case ENOENT:
            Diagnostic("\(subject) does not exist.", fix: "Look whether its name is spelt right.")
        default:
            Diagnostic("\(subject) cannot be \(action.rawValue): \(cause).", fix: remedy)
        }
    }

    private var cause: String {
        switch code {
        case ENOSPC: "the disk is full"
        case EDQUOT: "your share of the disk is used up"
        case EACCES, EPERM: "permission is denied"
        case EROFS: "the disk is read-only"
        case ENAMETOOLONG: "its name is too long for this disk"
        case EMLINK: "its folder takes no more entries"
        case EXDEV: "it lies on another disk than the project"
        case EIO: "the disk reports a fault"
        case EMFILE, ENFILE: "too many files are open"
        case EFBIG: "it is too large for this disk"
        default: "the system says '\(String(cString: strerror(code)))'"
        }
    }

    private var remedy: String {
        switch code {
        case ENOSPC, EDQUOT: "Free some space, then run the command again."
        case EACCES, EPERM, EROFS: "Get the right to change it, then run the command again."
        case ENAMETOOLONG: "Choose a shorter name."
        default: "Cure that, then run the command again."
        }
    }
}
