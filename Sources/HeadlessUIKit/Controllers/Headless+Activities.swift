extension Headless {
    /// Chooses an activity in a sheet that shares, as a finger would; the sheet goes as time passes.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func choose(
        _ type: UIActivity.ActivityType,
        in sheet: UIActivityViewController
    ) -> Obstacle? {
        let obstacle = sheet.choose(type)
        UIWindow.layoutAll()
        return obstacle
    }
}
