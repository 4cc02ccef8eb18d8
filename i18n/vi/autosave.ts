/** Drafts on the server, and who else is in a record. */
export const autosave = {
  offered: 'Bạn có bản nháp chưa lưu từ %{time}, trên máy hoặc cửa sổ khác.',
  restore: 'Khôi phục',
  discard: 'Bỏ bản nháp',
  kept: 'Đã giữ nháp lúc %{time}',
  here: 'Chỉ giữ nháp trên máy này',
  editing: '%{name} đang sửa, từ %{time}.',
  looking: '%{name} đang xem, từ %{time}.',
  several: '%{smart_count} người khác cũng ở đây',
  saved_by: '%{name} vừa lưu bản mới lúc %{time}.',
  saved: 'Có bản mới được lưu lúc %{time}.',
  saved_by_me: 'Bạn vừa lưu bản mới lúc %{time} ở cửa sổ khác.',
  load: 'Tải bản mới',
  merge: 'Gộp với bản của tôi',
  failed: 'Chưa tải được bản mới.',
  unfinished: 'Đang viết dở',
  untitled: '(chưa có tên)',
}
