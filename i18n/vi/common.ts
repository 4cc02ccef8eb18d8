/** Words that many screens share. */
export const common = {
  app_name: 'Nếp',
  title: '%{page} · Nếp',
  just_now: 'vừa xong',
  minutes_ago: '%{smart_count} phút trước',
  hours_ago: '%{smart_count} giờ trước',
  home: 'Trang chủ',
  back_home: 'Về trang chủ',
  add_new: 'Thêm mới',
  edit: 'Sửa',
  all: 'Tất cả',
  loading: 'Đang tải…',
  try_again: 'Thử lại',
  try_again_later: 'Vui lòng thử lại sau',
  close: 'Đóng',
  yes: 'Có',
  no: 'Không',
}
