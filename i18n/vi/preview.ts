/** A post as a reader would see it. */
export const preview = {
  open: 'Xem trước',
  title: 'Xem trước như người đọc',
  width: 'Bề rộng màn hình',
  desktop: 'Máy tính',
  phone: 'Điện thoại',
  untitled: 'Chưa có tiêu đề',
}
