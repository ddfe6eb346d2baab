import Foundation

extension MutatedGallery {
    /// Gives each of `models`, files below the app's sources, a property that nothing shows, and builds it so for `use`.
    func addingField<Outcome>(to models: [String], _ use: () throws -> Outcome) throws -> Outcome {
        let id = "    public let id: Int\n"
        let texts = try models.map { model in
            let path = "Sources/" + model
            return (path: path, text: try String(contentsOf: Self.copy.appending(path: path), encoding: .utf8))
        }
        for (path, text) in texts {
            guard text.ranges(of: id).count == 1 else { throw MutationError("\(path) declares no id.") }
            try Self.write(text.replacing(id, with: id + "    public var added: Int?\n"), to: path)
        }
        let outcome = Result {
            try Self.build()
            return try use()
        }
        for (path, text) in texts { try Self.write(text, to: path) }
        try Self.build()
        return try outcome.get()
    }
}
