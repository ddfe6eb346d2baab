import Diagnostics
import Planning

/// Does `work`, and puts what goes wrong to a person.
///
/// - Parameter place: What a person calls the place; the path of the failure when nil.
func reporting<Result>(
    _ place: String? = nil,
    _ work: () throws(SystemError) -> Result
) throws(Diagnostic) -> Result {
    do throws(SystemError) {
        return try work()
    } catch {
        throw error.diagnostic(at: place ?? error.path?.description)
    }
}
