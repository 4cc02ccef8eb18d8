/** Messages of the server at the terminal. */
export const server = {
  ready: 'Nếp đang chạy tại %{address}',
  owner: 'Tài khoản chủ đã được tạo. Mật khẩu chỉ hiện một lần, hãy đổi sau khi đăng nhập:',
  owner_given: 'Tài khoản chủ đã được tạo với mật khẩu trong OWNER_PASSWORD:',
  owner_email: 'Email',
  owner_password: 'Mật khẩu',
  folder_in_use:
    'Thư mục dữ liệu %{folder} đang được một tiến trình khác sử dụng (PID %{pid} trên máy %{host}). Hãy dừng tiến trình đó, hoặc chọn thư mục khác bằng DATA_DIR.',
  address_in_use: 'Địa chỉ %{address} đang được chương trình khác sử dụng. Hãy chọn cổng khác bằng PORT.',
  not_built: 'Chưa có bản dựng trang quản trị. Hãy chạy: npm run build',
  bad_setting: 'Cài đặt %{name} chưa hợp lệ: %{value}',
  database: 'Không mở được cơ sở dữ liệu: %{reason}',
  bad_folder:
    'Không dùng được %{folder} làm thư mục dữ liệu (%{reason}). Hãy kiểm tra quyền ghi, hoặc chọn thư mục khác bằng DATA_DIR.',
  database_damaged:
    'Cơ sở dữ liệu trong %{folder} bị hỏng hoặc thiếu tệp (%{reason}). Không có gì bị thay đổi. Hãy khôi phục thư mục này từ bản sao lưu.',
  database_gone:
    'Thư mục dữ liệu này đã từng được sử dụng nhưng không còn cơ sở dữ liệu %{folder}. Hãy khôi phục thư mục đó từ bản sao lưu, đặt DATABASE_URL, hoặc chọn một thư mục trống bằng DATA_DIR.',
  database_older:
    'Cơ sở dữ liệu này có từ trước phiên bản 1.0.0 và thiếu những bước nâng cấp cuối cùng trước đó. Không có gì bị thay đổi. Hãy mở nó một lần bằng bản cuối trước 1.0.0, hoặc chọn cơ sở dữ liệu khác bằng DATA_DIR hay DATABASE_URL.',
  short_secret: '%{name} phải có ít nhất %{length} ký tự.',
  damaged_secret:
    'Khóa bí mật %{file} bị hỏng. Hãy khôi phục từ bản sao lưu; nếu xóa tệp này, mọi người sẽ phải đăng nhập lại.',
  bad_secret: 'Không đọc được khóa bí mật %{file} (%{reason}).',
  reconcile_none: 'Sổ kho khớp: mọi lô và số tồn đúng với các lần nhập xuất.',
  reconcile_found: 'Có %{count} chỗ lệch, chưa thay đổi gì. Để sửa theo sổ: npm run reconcile -- --repair',
  reconcile_repaired: 'Đã sửa %{count} chỗ, còn %{left} chỗ cần xem lại bằng tay.',
  reconcile_lot: '%{warehouse}, sản phẩm %{code}, lô %{id}: đang ghi %{found}, theo sổ là %{expected}',
  reconcile_number: '%{warehouse}, sản phẩm %{code}: số tồn đang ghi %{found}, theo sổ là %{expected}',
  reconcile_money: '%{warehouse}, sản phẩm %{code}: giá trị tồn đang ghi %{found}, theo sổ là %{expected}',
  reconcile_expiry: '%{warehouse}, sản phẩm %{code}: hạn sớm nhất đang ghi %{found}, theo sổ là %{expected}',
  reconcile_slip: '%{warehouse}, phiếu %{code}: đã hoàn lại %{found} lần, lẽ ra là %{expected}',
  reconcile_days:
    '%{warehouse}, sản phẩm %{code}: tổng xuất trong ngày đang ghi %{found}, theo sổ là %{expected}',
  reconcile_months:
    '%{warehouse}, sản phẩm %{code}: tổng xuất trong tháng đang ghi %{found}, theo sổ là %{expected}',
  reconcile_usage: 'Cách dùng: npm run reconcile -- [--repair]',
}

export type ServerMessages = typeof server
