/** Work of the house that was given up. */
export const jobs = {
  help: 'Những việc chạy ngầm đã thử nhiều lần mà chưa xong. Sau %{days} ngày chúng tự mất khỏi đây.',
  empty: 'Mọi việc đều xong',
  empty_hint: 'Việc chạy ngầm nào thử mãi không được sẽ hiện ở đây.',
  fields: { kind: 'Việc', attempts: 'Số lần thử', failed_at: 'Thử lần cuối', action: 'Thao tác' },
  kind: {
    reset_mail: 'Gửi email đặt lại mật khẩu',
    backup: 'Sao lưu dữ liệu',
    webhook: 'Gửi webhook',
    webhook_mail: 'Gửi email báo đã ngừng webhook',
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
