/// A program to run, with everything that it is given; of this process it gets the folder alone.
package struct Invocation: Hashable, Sendable {
    /// The program's path.
    package let executable: String
    /// The words after the program's name.
    package let arguments: [String]
    /// All of the environment.
    package let environment: [String: String]

    /// Describes a run.
    package init(_ executable: String, _ arguments: [String], environment: [String: String]) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }
}
