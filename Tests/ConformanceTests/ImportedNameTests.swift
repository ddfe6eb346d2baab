import Testing

@Suite struct ImportedNameTests {
    @Test(arguments: [
        ("UIView\tm\taddSubview:\tvoid\tUIView\t", "addSubview(_:)"),
        ("UIView\tm\thitTest:withEvent:\tUIView?\tCGPoint;UIEvent?\t", "hitTest(_:with:)"),
        ("UIView\tm\tinsertSubview:belowSubview:\tvoid\tUIView;UIView\t", "insertSubview(_:belowSubview:)"),
        ("UIView\tm\tconvertPoint:toView:\tCGPoint\tCGPoint;UIView?\t", "convert(_:to:)"),
        ("UIView\tm\tisDescendantOfView:\tbool\tUIView\t", "isDescendant(of:)"),
        ("UIView\tm\tinitWithFrame:\tNativeHandle\tCGRect\t", "init(frame:)"),
        ("UIView\tpw\tisHidden\tbool\t\t", "isHidden"),
        ("UIColor\tms\tcolorWithWhite:alpha:\tUIColor\tnfloat;nfloat\t", "init(white:alpha:)"),
        ("UIColor\tm\tcolorWithAlphaComponent:\tUIColor\tnfloat\t", "withAlphaComponent(_:)"),
        ("UIColor\tps\tgroupTableViewBackgroundColor\tUIColor\t\t", "groupTableViewBackground"),
        ("UIColor\tp\tCGColor\tCGColor\t\t", "cgColor"),
        ("UIImage\tms\timageNamed:\tUIImage?\tstring\t", "init(named:)"),
        ("UITableView\tm\tcellForRowAtIndexPath:\tUITableViewCell?\tNSIndexPath\t", "cellForRow(at:)"),
        (
            "UITableViewDelegate\tm\ttableView:didSelectRowAtIndexPath:\tvoid\tUITableView;NSIndexPath\t",
            "tableView(_:didSelectRowAt:)"
        ),
        (
            "UITableView\tm\tinsertRowsAtIndexPaths:withRowAnimation:\tvoid\tNSIndexPath;UITableViewRowAnimation\t",
            "insertRows(at:with:)"
        ),
        (
            "UINavigationController\tm\tpopViewControllerAnimated:\tUIViewController\tbool\t",
            "popViewController(animated:)"
        ),
    ])
    func `a selector becomes the name that Swift shows`(line: String, name: String) throws {
        let fact = try #require(Fact(line: line))
        #expect(ImportedName(fact, properties: []).spelling == name)
    }

    @Test func `a word that is also a property stays`() throws {
        let fact = try #require(
            Fact(line: "UINavigationController\tm\tpushViewController:animated:\tvoid\tUIViewController;bool\t")
        )
        #expect(ImportedName(fact, properties: ["viewControllers"]).spelling == "pushViewController(_:animated:)")
        #expect(ImportedName(fact, properties: []).spelling == "push(_:animated:)")
    }

    @Test func `a factory is an initializer, and no longer a member of the type`() throws {
        let fact = try #require(Fact(line: "UIButton\tms\tbuttonWithType:\tUIButton\tUIButtonType\t"))
        #expect(ImportedName(fact, properties: []) == ImportedName(spelling: "init(type:)", isStatic: false))
    }
}
