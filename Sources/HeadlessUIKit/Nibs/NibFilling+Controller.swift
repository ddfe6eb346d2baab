internal import XibDocument

extension NibFilling {
    func fill(_ controller: UIViewController) {
        if let title = node.attribute("title") { controller.title = title }
        if let view = view("view") { controller.view = view }
    }
}
