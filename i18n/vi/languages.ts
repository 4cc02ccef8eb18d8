import { commonFields, crudWords } from './crud'

const words = crudWords('ngôn ngữ', 'Thêm ngôn ngữ chính của trang web trước; ngôn ngữ đầu tiên là mặc định.')

/** The languages that the site is written in. */
export const languages = {
  ...words,
  intro: 'Các ngôn ngữ mà trang web được viết bằng. Kéo để đổi thứ tự hiển thị.',
  fields: {
    ...commonFields,
    key: 'Ngôn ngữ',
    code: 'Mã ngôn ngữ',
    name: 'Tên bản ngữ',
    is_default: 'Mặc định',
  },
  add: {
    label: 'Thêm ngôn ngữ',
    title: 'Thêm ngôn ngữ',
    hint: 'Gõ tên hoặc mã để tìm, ví dụ: Nhật, English, fr',
    save: 'Thêm',
    none: 'Không có ngôn ngữ nào khớp',
    open: 'Mở danh sách',
    close: 'Đóng danh sách',
    clear: 'Bỏ chọn',
  },
  default: {
    is: 'Mặc định',
    make: 'Đặt làm mặc định',
    make_one: 'Đặt làm mặc định: %{name}',
    done: '%{name} là ngôn ngữ mặc định.',
    keep: 'Không thể xóa ngôn ngữ mặc định. Hãy đặt một ngôn ngữ khác làm mặc định trước.',
  },
  delete: { one: 'Xóa %{name}', text: 'Trang web sẽ không còn phiên bản %{name}.' },
  notifications: {
    ...words.notifications,
    default_failed: 'Chưa đổi được ngôn ngữ mặc định.',
  },
}
