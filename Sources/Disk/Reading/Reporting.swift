import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Does `work`, and puts what goes wrong to a person.
///
/// - Parameter place: What a person calls the place; when nil, the path of the failure.
func reporting<Result>(
    _ work: @autoclosure () throws(SystemError) -> Result,
    at place: String? = nil
) throws(Diagnostic) -> Result {
    do throws(SystemError) {
        return try work()
    } catch {
        throw error.diagnostic(at: place ?? error.path?.description)
    }
}

/// Does `work`, and puts what goes wrong to a person, who knows the project and nothing of the stage.
func reporting<Result>(
    _ work: @autoclosure () throws(SystemError) -> Result,
    on stage: Stage
) throws(Diagnostic) -> Result {
    do throws(SystemError) {
        return try work()
    } catch {
        // A link or a file in the way is named where it is, even inside the stage: a person put it there.
        let isInTheWay = error.code == ELOOP || error.code == ENOTDIR
        let path = isInTheWay ? error.path : error.path.map(stage.destination)
        throw error.diagnostic(at: path?.description)
    }
}
