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
  intro:
    'Kéo biểu tượng ⠿ để đổi thứ tự trong cùng một cấp. Muốn chuyển sang danh mục cha khác, hãy mở danh mục để sửa.',
  intro_keys:
    'Kéo biểu tượng ⠿, hoặc nhấn phím cách rồi dùng phím mũi tên, để đổi thứ tự trong cùng một cấp. Muốn chuyển sang danh mục cha khác, hãy mở danh mục để sửa.',
  delete_text:
    'Danh mục sẽ vào thùng rác và có thể khôi phục từ đó. Bài viết trong danh mục vẫn còn, chỉ không thuộc danh mục nào nữa.',
  main: 'Nội dung',
  place: 'Vị trí',
  display: 'Hiển thị',
  select: {
    none: 'Không có',
    no_match: 'Không có danh mục nào khớp',
    clear: 'Bỏ chọn danh mục',
    open: 'Mở danh sách danh mục',
    close: 'Đóng danh sách danh mục',
  },
  fields: {
    ...commonFields,
    type_id: 'Loại bài viết',
    title: 'Tên danh mục',
    parent_id: 'Danh mục cha',
    layout: 'Bố cục',
    number_displayed: 'Số bài hiển thị',
    show_by_category: 'Hiển thị bài theo từng danh mục con',
    level: 'Cấp',
  },
  help: {
    parent_id: 'Để trống nếu đây là danh mục cấp cao nhất.',
    layout: 'Tên bố cục mà trang web dùng cho danh mục này. Để trống để dùng bố cục mặc định.',
    number_displayed: '0 nghĩa là không giới hạn.',
  },
  errors: {
    in_use: 'Danh mục này còn danh mục con, hãy chuyển hoặc xóa các danh mục con trước.',
  },
}
