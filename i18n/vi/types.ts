import { commonFields, crudWords } from './crud'

const words = crudWords(
  'loại bài viết',
  'Bắt đầu với một loại như “Tin tức”. Sau đó bạn có thể thêm danh mục và viết bài.',
)

/** Post types: what the site publishes and what each kind is made of. */
export const types = {
  ...words,
  intro: 'Mỗi loại là một nhóm trong menu, với biểu mẫu và tính năng riêng.',
  sort_hint: 'Kéo biểu tượng ⠿ để đổi thứ tự trong menu.',
  fields: {
    ...commonFields,
    style: 'Kiểu nội dung',
    is_sitemap: 'Sơ đồ trang',
    title: 'Tên loại',
    features: 'Tính năng',
    fields: 'Trường riêng',
    key: 'Khóa',
    field_title: 'Tên trường',
  },
  section: { main: 'Thông tin chung', features: 'Tính năng', fields: 'Trường riêng', side: 'Hiển thị' },
  style: { article: 'Bài viết', product: 'Sản phẩm', course: 'Khóa học' },
  style_hint: {
    article: 'Tin tức, hướng dẫn, trang giới thiệu',
    product: 'Hàng hóa có mã và giá bán',
    course: 'Chương, bài học và thời lượng',
  },
  feature: {
    categories: 'Danh mục',
    images: 'Bộ ảnh',
    content: 'Các phần nội dung',
    related: 'Bài liên quan',
    seo: 'SEO',
    approval: 'Duyệt bài',
    data_groups: 'Nhóm dữ liệu',
    article_groups: 'Nhóm bài viết',
    trademarks: 'Thương hiệu',
    product_groups: 'Nhóm sản phẩm',
    course_groups: 'Nhóm khóa học',
    discounts: 'Giảm giá',
    orders: 'Đơn hàng',
  },
  feature_hint: {
    categories: 'Sắp bài theo cây danh mục',
    images: 'Nhiều ảnh cho mỗi bài',
    content: 'Nội dung chia thành từng phần',
    related: 'Gợi ý bài đọc thêm',
    seo: 'Tiêu đề, mô tả và từ khóa tìm kiếm',
    approval: 'Bài gửi lên chờ duyệt rồi mới đăng',
    data_groups: 'Thông tin chi tiết theo nhóm',
    article_groups: 'Gom bài theo chuyên đề',
    trademarks: 'Chọn thương hiệu cho sản phẩm',
    product_groups: 'Gom sản phẩm theo bộ sưu tập',
    course_groups: 'Gom khóa học theo lộ trình',
    discounts: 'Chương trình giảm giá theo số lượng',
    orders: 'Nhận và theo dõi đơn hàng',
  },
  sitemap: { on: 'Có trong sơ đồ trang', off: 'Không có trong sơ đồ trang', column: 'Có', none: 'Không' },
  sitemap_hint: 'Máy tìm kiếm sẽ tìm thấy các bài thuộc loại này.',
  slug_hint: 'Phần địa chỉ của loại trên trang web, ví dụ: tin-tuc',
  custom: {
    intro: 'Thông tin thêm mà mỗi bài thuộc loại này sẽ có, ví dụ: nguồn gốc, độ cao.',
    add: 'Thêm trường',
    remove: 'Bỏ trường “%{name}”',
    unnamed: 'Trường %{place}',
    none: 'Chưa có trường riêng nào.',
    key_hint: 'Chữ thường không dấu, chữ số và dấu gạch dưới',
  },
  delete_text:
    'Loại này sẽ vào thùng rác và có thể khôi phục từ đó. Chỉ xóa được khi không còn bài viết hay danh mục nào thuộc loại.',
  errors: { in_use: 'Loại này vẫn còn bài viết hoặc danh mục. Hãy chuyển hoặc xóa chúng trước.' },
  notifications: {
    ...words.notifications,
    sorted: 'Đã lưu thứ tự trong menu.',
    sort_failed: 'Chưa lưu được thứ tự trong menu.',
  },
}
