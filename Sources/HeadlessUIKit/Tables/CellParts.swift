/// The labels and the image of a cell that lays itself out, made when they are first asked for.
@MainActor
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    /// Places image and labels in the content's room.
    func layout(in room: CGRect, style: UITableViewCell.CellStyle, indent: CGFloat) {
        var area = room.insetBy(dx: 16, dy: 0)
        area.origin.x += indent
        area.size.width -= indent
        if let image, let size = image.image?.size {
            image.frame = CGRect(x: area.minX, y: area.midY - size.height / 2, width: size.width, height: size.height)
            area.origin.x += size.width + 16
            area.size.width -= size.width + 16
        }
        let textSize = fitted(text, in: area)
        let detailSize = fitted(detail, in: area)
        switch style {
        case .default:
            text?.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
        case .value1:
            let detailWidth = min(detailSize.width, max(0, area.width - textSize.width - 6))
            text?.frame = across(area, x: area.minX, width: area.width - detailWidth, height: textSize.height)
            detail?.frame = across(area, x: area.maxX - detailWidth, width: detailWidth, height: detailSize.height)
        case .value2:
            text?.frame = across(area, x: area.minX, width: 91, height: textSize.height)
            detail?.frame = across(area, x: area.minX + 97, width: area.width - 97, height: detailSize.height)
        case .subtitle:
            let height = textSize.height + detailSize.height
            let top = area.midY - height / 2
            text?.frame = CGRect(x: area.minX, y: top, width: area.width, height: textSize.height)
            detail?.frame = CGRect(
                x: area.minX,
                y: top + textSize.height,
                width: area.width,
                height: detailSize.height
            )
        }
    }

    /// The height that the labels and the image want.
    func height(width: CGFloat, style: UITableViewCell.CellStyle) -> CGFloat {
        let inset = 32 + (image?.image.map { $0.size.width + 16 } ?? 0)
        let area = CGRect(x: 0, y: 0, width: max(0, width - inset), height: 0)
        let textHeight = fitted(text, in: area).height
        let detailHeight = fitted(detail, in: area).height
        let words = style == .subtitle ? textHeight + detailHeight : max(textHeight, detailHeight)
        return max(44, words + 22, image?.image?.size.height ?? 0)
    }

    private func fitted(_ label: UILabel?, in area: CGRect) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: area.width, height: 0))
        return CGSize(width: min(size.width, area.width), height: size.height)
    }

    private func across(_ area: CGRect, x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: x, y: area.midY - height / 2, width: width, height: height)
    }
}
