import { commonFields, crudWords } from './crud'

const words = crudWords(
  'widget',
  'Bắt đầu với một phần của trang web, ví dụ banner trang chủ: đặt tên, chọn loại và thêm các trường để điền.',
)

/** Widgets: parts of the site that are defined once, and filled in again and again. */
export const widgets = {
  ...words,
  title: { ...words.title, list: 'Quản lý widget', fill: 'Nội dung widget' },
  search: 'Tìm theo tên, mã, nhóm',
  intro: 'Định nghĩa từng phần của trang web ở đây; nội dung được điền ở trang của mỗi loại.',
  fields: {
    ...commonFields,
    title: 'Tên widget',
    key: 'Mã widget',
    icon: 'Biểu tượng',
    group_name: 'Nhóm',
    group_slug: 'Đường dẫn nhóm',
    type: 'Loại',
    settings: 'Các trường',
    value: 'Nội dung',
  },
  section: { main: 'Thông tin chung', place: 'Nơi đặt', fields: 'Các trường để điền', api: 'Nguồn dữ liệu' },
  help: {
    key: 'Trang web gọi widget bằng mã này. Mỗi mã chỉ dùng cho một widget.',
    type: 'Các widget cùng loại được điền trên một trang, ví dụ: banner, footer.',
    group: 'Các widget cùng nhóm đứng cạnh nhau.',
  },
  fields_count: '%{smart_count} trường |||| %{smart_count} trường',
  from_source: 'nguồn dữ liệu',
  field: {
    list: 'Các trường',
    add: 'Thêm trường',
    unnamed: 'Trường %{place}',
    preview: 'Xem trước ô nhập',
    loses: {
      text: 'Các trường sau đang có nội dung và sẽ bị bỏ cùng nội dung khi lưu: %{names}. Có thể lấy lại từ lịch sử.',
      consent: 'Bỏ trường cùng nội dung',
    },
  },
  /** What stands under a key that is ours, as the history calls it. */
  value: { api: 'Chọn từ nguồn' },
  source: {
    use: 'Chọn nội dung từ một nguồn',
    help: 'Người điền sẽ chọn một mục từ nguồn này, ví dụ một bài viết hay danh mục.',
    chosen: 'Chọn từ nguồn',
  },
  page: {
    intro: 'Mỗi widget được lưu riêng.',
    other: 'Chưa xếp nhóm',
    fill: 'Điền nội dung',
    define: 'Sửa định nghĩa',
    empty: 'Chưa có nội dung',
    no_fields: 'Widget này chưa có trường nào để điền.',
    save: 'Lưu “%{name}”',
    none: 'Không có widget nào thuộc loại “%{type}”',
    none_hint: 'Loại này chưa có, hoặc các widget của nó đã được xóa hay chuyển sang loại khác.',
    others: 'Các loại đang có',
  },
}
