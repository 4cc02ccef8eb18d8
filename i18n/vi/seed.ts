/** Messages of the seeding at the terminal. */
export const seed = {
  making: 'Đang dựng doanh nghiệp mẫu…',
  progress: '%{done} / %{total} bài viết được tạo',
  made: 'Đã dựng xong trong %{seconds} giây: %{posts} bài viết, %{media} tệp ảnh, %{users} tài khoản.',
  sign_in: 'Đăng nhập thử bằng một trong các tài khoản sau (mật khẩu: %{password}):',
  not_empty:
    'Nơi này đã có dữ liệu nên chưa thêm gì. Muốn bổ sung những phần còn thiếu của doanh nghiệp mẫu, hãy chạy: npm run seed -- --force',
  usage: 'Cách dùng: npm run seed -- [--posts <số bài>] [--force]',
}

export type SeedMessages = typeof seed
