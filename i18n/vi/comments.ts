import { commonFields, crudWords } from './crud'

const words = crudWords('bình luận', 'Bình luận của độc giả dưới các bài sẽ hiện ở đây.')

/** What readers write under posts, and what is answered. */
export const comments = {
  ...words,
  title: { ...words.title, edit: 'Xem bình luận' },
  search: 'Tìm trong nội dung bình luận',
  fields: {
    ...commonFields,
    message: 'Nội dung',
    user_id: 'Người viết',
    post_id: 'Bài',
    comment_id: 'Trả lời cho',
    reply_to: 'Trả lời',
    by_staff: 'Của nhân viên',
    is_shown: 'Hiện trên trang web',
    author_name: 'Tên khách để lại',
    created_at: 'Ngày viết',
  },
  status: { none: 'Chờ trả lời', done: 'Đã xong' },
  mark: {
    column: 'Xử lý',
    done: 'Xong',
    none: 'Mở lại',
    shown: 'Cho hiện',
    held: 'Ẩn đi',
    shown_of: 'Cho hiện bình luận của %{name}',
    held_of: 'Ẩn bình luận của %{name}',
    done_of: 'Đánh dấu xong bình luận của %{name}',
    none_of: 'Mở lại bình luận của %{name}',
  },
  marked: {
    shown: 'Đã cho hiện bình luận của %{name}.',
    held: 'Đã ẩn bình luận của %{name}, và đưa lại hộp thư.',
    done: 'Đã đánh dấu xong bình luận của %{name}.',
    none: 'Đã mở lại bình luận của %{name}.',
  },
  nobody: 'Tài khoản đã xóa',
  staff: 'Nhân viên',
  is_new: 'Mới',
  unread: '%{smart_count} bình luận mới từ lần xem trước |||| %{smart_count} bình luận mới từ lần xem trước',
  unread_many: 'Hơn %{count} bình luận mới từ lần xem trước',
  in_thread: 'Trong bình luận của %{name}: “%{text}”',
  rest: 'Còn %{count} trả lời chưa hiện. |||| Còn %{count} trả lời chưa hiện.',
  show_rest: 'Xem thêm',
  answers: 'Trả lời %{name}',
  thread: 'Chuỗi bình luận',
  edit: 'Sửa',
  edit_of: 'Sửa bình luận của %{name}',
  save: 'Lưu',
  delete_of: 'Xóa bình luận của %{name}',
  delete_alone: 'Bình luận sẽ vào thùng rác và có thể khôi phục từ đó.',
  delete_with:
    '%{smart_count} trả lời bên dưới cũng bị xóa theo. Tất cả có thể khôi phục từ thùng rác. |||| %{smart_count} trả lời bên dưới cũng bị xóa theo. Tất cả có thể khôi phục từ thùng rác.',
  bulk_delete: 'Các trả lời bên dưới cũng bị xóa theo. Tất cả có thể khôi phục từ thùng rác.',
}
