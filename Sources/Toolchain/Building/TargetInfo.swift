/// What a compiler says of the machine that it compiles for.
struct TargetInfo: Decodable {
    struct Target: Decodable {
        let unversionedTriple: String
    }

    let target: Target
}
