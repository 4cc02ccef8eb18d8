/** A post as a reader would see it. */
export const preview = {
  open: 'Xem trước',
  title: 'Xem trước như người đọc',
  width: 'Bề rộng màn hình',
  desktop: 'Máy tính',
  phone: 'Điện thoại',
  untitled: 'Chưa có tiêu đề',
  site: 'Xem trên trang web',
  new_tab: 'Mở trong thẻ mới',
  kept: 'Chưa vẽ lại được theo thay đổi mới nhất:',
  failed: 'Chưa xem trước được:',
}
