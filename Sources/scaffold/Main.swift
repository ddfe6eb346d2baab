import Commands
import Foundation

@main
struct Main {
    static func main() async {
        let outcome = await Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process())
        exit(outcome.rawValue)
    }
}
