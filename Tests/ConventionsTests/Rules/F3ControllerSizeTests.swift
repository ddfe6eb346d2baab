import Testing

@testable import Conventions

@Suite struct F3ControllerSizeTests {
    static let samples: [Sample] = [
        long("class ◆A: GalleryViewController"), short("class A: GalleryViewController"), long("class A: UIView"),
        long("struct A"), long("open class ◆GalleryViewController: UIViewController"),
        long("extension PhotosViewController"), long("class ◆A<Item>:\n    UIViewController,\n    UITableViewDelegate"),
        long("#if DEBUG\nclass ◆A: UIViewController", end: "}\n#endif"),
        long("class B: GalleryViewController {}\nclass ◆A: B"),
        long("enum Space {\nclass ◆A: UIViewController", end: "}\n}"),
        long("let text = \"class A: UIViewController\"\n// class A: UIViewController {\nfunc a()"),
        long("class A: UIViewController {}\nfunc a(_ run: () -> Void)"),
    ]

    private static func long(_ head: String, end: String = "}") -> Sample {
        Sample(head + " {\n" + String(repeating: "// line\n", count: 150) + end)
    }

    private static func short(_ head: String) -> Sample {
        Sample(head + " {\n" + String(repeating: "// line\n", count: 149) + "}")
    }

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("F3")
    }
}
