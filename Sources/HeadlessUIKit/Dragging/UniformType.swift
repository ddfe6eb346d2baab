/// A kind of data, by its name.
struct UniformType {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Whether data of this kind is of another kind too.
    func counts(as other: String) -> Bool {
        name == other || Self.wider[name]?.contains(other) == true
    }

    private static let wider: [String: Set<String>] = [
        "public.utf8-plain-text": ["public.plain-text", "public.text", "public.data", "public.content", "public.item"],
        "public.url": ["public.data", "public.item"],
        "public.png": ["public.image", "public.data", "public.content", "public.item"],
        "public.jpeg": ["public.image", "public.data", "public.content", "public.item"],
    ]
}
