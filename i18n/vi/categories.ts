import { commonFields, crudWords } from './crud'

const words = crudWords(
  'danh mục',
  'Danh mục giúp người đọc tìm bài theo chủ đề, và giúp bạn giữ bài viết gọn gàng.',
)

/** Categories of a post type: the tree and its form. */
export const categories = {
  ...words,
  add_under: 'Thêm danh mục con của “%{name}”',
  edit: 'Sửa “%{name}”',
  delete: 'Xóa “%{name}”',
  delete_text:
    'Danh mục sẽ vào thùng rác và có thể khôi phục từ đó. Bài viết trong danh mục vẫn còn, chỉ không thuộc danh mục nào nữa.',
  posts: '%{count} bài trong “%{name}”',
  main: 'Nội dung',
  place: 'Vị trí',
  display: 'Hiển thị',
  fields: {
    ...commonFields,
    type_id: 'Loại bài viết',
    title: 'Tên danh mục',
    parent_id: 'Danh mục cha',
    group_id: 'Nhóm dữ liệu',
    layout: 'Bố cục',
    number_displayed: 'Số bài hiển thị',
    show_by_category: 'Hiển thị bài theo từng danh mục con',
    is_shown: 'Hiện trên trang web',
    level: 'Cấp',
  },
  help: {
    parent_id: 'Để trống nếu đây là danh mục cấp cao nhất.',
    group_id: 'Những trường cần điền cho bài trong danh mục này và các danh mục con.',
    layout: 'Tên bố cục mà trang web dùng cho danh mục này. Để trống để dùng bố cục mặc định.',
    is_shown: 'Tắt thì khách không thấy danh mục này, các danh mục con và bài trong đó.',
    number_displayed: '0 nghĩa là không giới hạn.',
  },
  errors: {
    in_use: 'Danh mục này còn danh mục con, hãy chuyển hoặc xóa các danh mục con trước.',
  },
}
