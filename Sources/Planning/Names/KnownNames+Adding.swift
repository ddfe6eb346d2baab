extension KnownNames {
    /// The names with those of one more screen.
    package func adding(_ screen: ScreenNames) -> KnownNames {
        KnownNames(
            screens: screens.union([screen.module]),
            modules: modules,
            types: types.merging(screen.types.map { ($0, screen.module) }) { first, _ in first }
        )
    }
}
