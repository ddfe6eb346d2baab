import Commands
import LightFoundation

@main
struct Main {
    static func main() {
        let outcome = Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process())
        exit(outcome.rawValue)
    }
}
