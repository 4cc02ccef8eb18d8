/** Finding and doing anything from anywhere, and the keys. */
export const palette = {
  title: 'Tìm và làm',
  placeholder: 'Tìm bài viết, người, trang hoặc việc cần làm…',
  results: 'Kết quả',
  groups: { recent: 'Vừa mở', go: 'Đi tới', do: 'Việc có thể làm', set: 'Thiết lập' },
  set: {
    language: 'Ngôn ngữ',
    light: 'Chuyển sang giao diện sáng',
    dark: 'Chuyển sang giao diện tối',
    ltr: 'Đổi hướng chữ: từ trái sang phải',
    rtl: 'Đổi hướng chữ: từ phải sang trái',
  },
  count: '1 kết quả |||| %{smart_count} kết quả',
  waiting: 'Đang tìm…',
  nothing: 'Không tìm thấy gì khớp với “%{typed}”. Thử từ ngắn hơn hoặc bỏ bớt một từ.',
  offline: 'Mất kết nối mạng: chỉ tìm được trang và việc, chưa tìm được nội dung.',
  failed: 'Chưa tìm được nội dung. Gõ tiếp để thử lại.',
  close: 'Đóng',
}

export const keys = {
  title: 'Phím tắt',
  letters: 'Dùng phím tắt một chữ cái',
  letters_help:
    'Tắt đi nếu bạn hay bấm nhầm hoặc ra lệnh bằng giọng nói. Các phím có Ctrl hoặc ⌘ vẫn dùng được.',
  after: 'rồi',
  groups: { everywhere: 'Ở mọi trang', go: 'Đi tới', list: 'Trong danh sách', form: 'Trong biểu mẫu' },
  palette: 'Tìm và làm mọi việc',
  save: 'Lưu',
  search: 'Tìm trong danh sách',
  help: 'Xem các phím tắt',
  create: 'Thêm mới',
  next: 'Dòng tiếp theo',
  previous: 'Dòng trước',
  open: 'Mở dòng này',
  select: 'Chọn hoặc bỏ chọn dòng này',
  unselect: 'Bỏ chọn tất cả',
  close: 'Đóng hộp thoại đang mở',
}
