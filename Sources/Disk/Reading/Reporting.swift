import Diagnostics
import Planning

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
        throw error.diagnostic(at: error.path.map { stage.destination(of: $0).description })
    }
}
