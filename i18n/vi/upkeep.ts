/** Work of the house that was given up. */
export const jobs = {
  help: 'Những việc chạy ngầm đã thử nhiều lần mà chưa xong. Sau %{days} ngày chúng tự mất khỏi đây.',
  empty: 'Mọi việc đều xong',
  empty_hint: 'Việc chạy ngầm nào thử mãi không được sẽ hiện ở đây.',
  fields: { kind: 'Việc', attempts: 'Số lần thử', failed_at: 'Thử lần cuối', action: 'Thao tác' },
  kind: {
    reset_mail: 'Gửi email đặt lại mật khẩu',
    backup: 'Sao lưu dữ liệu',
    other: 'Việc khác: %{kind}',
  },
  retry: 'Thử lại',
  retry_of: 'Thử lại: %{name}',
  drop: 'Bỏ',
  drop_of: 'Bỏ: %{name}',
  drop_title: 'Bỏ việc “%{name}”?',
  drop_text: 'Việc này sẽ không được làm nữa, và không khôi phục được.',
  told: { retry: 'Việc sẽ được làm lại ngay.', drop: 'Đã bỏ việc này.' },
  notifications: {
    load_failed: 'Chưa tải được danh sách việc.',
    retry_failed: 'Chưa thử lại được.',
    drop_failed: 'Chưa bỏ được việc này.',
  },
}

/** Archives of the business. */
export const backups = {
  title: 'Các bản sao lưu',
  text: 'Mỗi bản gồm toàn bộ dữ liệu và tệp. Phục hồi bằng lệnh “npm run restore” trên máy chủ.',
  make: 'Sao lưu ngay',
  running: 'Đang sao lưu…',
  none: 'Chưa có bản sao lưu nào.',
  failed: 'Lần sao lưu gần nhất chưa xong: %{reason}',
  verified: 'Đã kiểm tra',
  not_verified: 'Chưa kiểm tra',
  save: 'Tải về',
  save_of: 'Tải về bản sao lưu %{name}',
  in_browser:
    'Doanh nghiệp này nằm trong trình duyệt của bạn nên không được sao lưu. Cài Nếp trên máy chủ thì có.',
  notifications: {
    load_failed: 'Chưa tải được danh sách sao lưu.',
    make_failed: 'Chưa sao lưu được.',
    save_failed: 'Chưa tải được bản sao lưu.',
  },
}
