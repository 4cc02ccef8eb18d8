/** What the server says to the person who starts it. */
export const server = {
  ready: 'Nếp đang chạy tại %{address}',
  owner: 'Tài khoản chủ đã được tạo. Mật khẩu chỉ hiện một lần, hãy đổi sau khi đăng nhập:',
  owner_given: 'Tài khoản chủ đã được tạo với mật khẩu trong OWNER_PASSWORD:',
  owner_email: 'Email',
  owner_password: 'Mật khẩu',
  folder_in_use:
    'Thư mục dữ liệu %{folder} đang được một tiến trình khác sử dụng (PID %{pid} trên máy %{host}). Hãy dừng tiến trình đó, hoặc chọn thư mục khác bằng DATA_DIR.',
  address_in_use: 'Địa chỉ %{address} đang bị chiếm. Hãy chọn cổng khác bằng PORT.',
  not_built: 'Chưa có bản dựng trang quản trị. Hãy chạy: npm run build',
  bad_setting: 'Cài đặt %{name} chưa hợp lệ: %{value}',
  database: 'Không mở được cơ sở dữ liệu: %{reason}',
}

export type ServerMessages = typeof server
