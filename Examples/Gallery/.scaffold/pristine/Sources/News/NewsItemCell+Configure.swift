import GalleryCore

extension NewsItemCell {
    /// Shows `newsItem`.
    func configure(for newsItem: NewsItem) {
        titleLabel.text = newsItem.headline
        detailLabel.text = newsItem.detailText
    }
}
