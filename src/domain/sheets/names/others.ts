export const categoryNames = {
  title: [
    'Tên',
    'Tên danh mục',
    'Tên nhóm hàng',
    'Nhóm hàng',
    'Name',
    'Category',
    'Category name',
    'カテゴリー名',
  ],
  parent_id: ['Nhóm cha', 'Danh mục cấp trên', 'Parent', 'Parent category'],
  description: ['Mô tả', 'Description', '説明'],
  image: ['Hình ảnh', 'Image', '画像'],
} as const

export const redirectNames = {
  source: ['Từ', 'URL cũ', 'Đường dẫn cũ', 'From', 'Redirect from', 'Old URL', 'Source URL', '旧URL'],
  destination: [
    'Đến',
    'URL mới',
    'Đường dẫn mới',
    'To',
    'Redirect to',
    'New URL',
    'Target',
    'Target URL',
    '新URL',
  ],
  code: ['Mã chuyển hướng', 'Status code', 'HTTP code'],
} as const

export const seoNames = {
  url: ['URL', 'Link', 'Đường dẫn', 'Page', 'Page URL', 'ページURL'],
  title: ['SEO title', 'Meta title', 'Tiêu đề SEO'],
  description: ['SEO description', 'Meta description', 'Mô tả SEO'],
  keyword: ['Keywords', 'Từ khóa', 'キーワード'],
} as const
