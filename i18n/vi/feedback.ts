import { commonFields, crudWords } from './crud'

const words = crudWords('phản hồi', 'Phản hồi mà khách gửi từ trang web sẽ hiện ở đây.')

/** What visitors of the site have sent. */
export const feedback = {
  ...words,
  title: { ...words.title, edit: 'Xem phản hồi' },
  search: 'Tìm theo tên, số điện thoại, email, nội dung',
  fields: {
    ...commonFields,
    name: 'Người gửi',
    type: 'Chủ đề',
    content: 'Nội dung',
    created_at: 'Ngày gửi',
    notes: 'Ghi chú',
  },
  status: { none: 'Chưa liên hệ', done: 'Đã liên hệ' },
  mark: {
    column: 'Liên hệ',
    done: 'Đã liên hệ',
    none: 'Mở lại',
    done_of: 'Đánh dấu đã liên hệ %{name}',
    none_of: 'Mở lại phản hồi của %{name}',
  },
  marked: {
    done: 'Đã đánh dấu là đã liên hệ %{name}.',
    none: 'Đã đánh dấu là chưa liên hệ %{name}.',
  },
  sender: 'Người gửi',
  no_contact: 'Người gửi không để lại cách liên hệ.',
  no_content: 'Không có nội dung.',
  nobody: 'Tài khoản đã xóa',
  notes: { at: 'Lúc', text: 'Nội dung', author_id: 'Người ghi' },
  notes_title: 'Ghi chú trả lời',
}
