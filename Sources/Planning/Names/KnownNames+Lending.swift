extension KnownNames {
    /// The names without the types of the model of `screen`, for a screen that shows the same.
    package func lending(modelOf screen: ScreenNames) -> KnownNames {
        KnownNames(
            screens: screens,
            modules: modules,
            types: types.filter { ![screen.model.type, screen.store, screen.cell].contains($0.key) }
        )
    }

    /// The names without a type that the screen only uses.
    package func lending(typeNamed type: String) -> KnownNames {
        KnownNames(screens: screens, modules: modules, types: types.filter { $0.key != type })
    }
}
