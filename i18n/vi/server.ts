/** Messages of the server at the terminal. */
export const server = {
  ready: 'Nếp đang chạy tại %{address}',
  site_ready: 'Trang web cho khách: %{address}',
  owner: 'Tài khoản chủ đã được tạo. Mật khẩu chỉ hiện một lần, hãy đổi sau khi đăng nhập:',
  owner_given: 'Tài khoản chủ đã được tạo với mật khẩu trong OWNER_PASSWORD:',
  owner_email: 'Email',
  owner_password: 'Mật khẩu',
  folder_in_use:
    'Thư mục dữ liệu %{folder} đang được một tiến trình khác sử dụng (PID %{pid} trên máy %{host}). Hãy dừng tiến trình đó, hoặc chọn thư mục khác bằng DATA_DIR.',
  address_in_use:
    'Địa chỉ %{address} đang được chương trình khác sử dụng. Hãy chọn cổng khác bằng %{setting}.',
  not_built: 'Chưa có bản dựng trang quản trị. Hãy chạy: npm run build',
  bad_setting: 'Cài đặt %{name} chưa hợp lệ: %{value}',
  bad_bucket:
    'Cài đặt %{name} phải có dạng s3://KHÓA:MÃ_BÍ_MẬT@MÁY_CHỦ/BUCKET/THƯ_MỤC?region=…. Ký tự đặc biệt trong khóa và mã bí mật cần viết dưới dạng %XX.',
  database: 'Không mở được cơ sở dữ liệu: %{reason}',
  bucket_shared:
    'FILES_URL và BACKUP_DIR không được nằm chồng lên nhau: hãy cho mỗi cài đặt một thư mục riêng trong bucket.',
  bad_folder:
    'Không dùng được %{folder} làm thư mục dữ liệu (%{reason}). Hãy kiểm tra quyền ghi, hoặc chọn thư mục khác bằng DATA_DIR.',
  bucket_away: 'Không đọc ghi được kho tệp (%{reason}).',
  bucket_refused:
    'Kho tệp từ chối truy cập (%{reason}). Hãy kiểm tra khóa, tên bucket và region trong FILES_URL và BACKUP_DIR.',
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
  reconcile_none: 'Sổ kho và sổ tiền khớp: mọi lô, số tồn, đơn và công nợ đúng với những gì đã ghi.',
  reconcile_found: 'Có %{count} chỗ lệch, chưa thay đổi gì. Để sửa theo sổ: npm run reconcile -- --repair',
  reconcile_repaired: 'Đã sửa %{count} chỗ, còn %{left} chỗ cần xem lại bằng tay.',
  reconcile_lot: '%{warehouse}, sản phẩm %{code}, lô %{id}: đang ghi %{found}, theo sổ là %{expected}',
  reconcile_number: '%{warehouse}, sản phẩm %{code}: số tồn đang ghi %{found}, theo sổ là %{expected}',
  reconcile_money: '%{warehouse}, sản phẩm %{code}: giá trị tồn đang ghi %{found}, theo sổ là %{expected}',
  reconcile_expiry: '%{warehouse}, sản phẩm %{code}: hạn sớm nhất đang ghi %{found}, theo sổ là %{expected}',
  reconcile_slip: '%{warehouse}, phiếu %{code}: đã hoàn lại %{found} lần, lẽ ra là %{expected}',
  reconcile_promise: 'Đơn số %{id}, sản phẩm %{code}: hàng đã hứa đang ghi %{found}, theo đơn là %{expected}',
  reconcile_days:
    '%{warehouse}, sản phẩm %{code}: tổng xuất trong ngày đang ghi %{found}, theo sổ là %{expected}',
  reconcile_months:
    '%{warehouse}, sản phẩm %{code}: tổng xuất trong tháng đang ghi %{found}, theo sổ là %{expected}',
  reconcile_order_paid: 'Đơn %{code}: đã thu đang ghi %{found}, theo các khoản thu là %{expected}',
  reconcile_order_owed: 'Đơn %{code}: phải trả %{found}, theo sổ là %{expected}',
  reconcile_order_returned: 'Đơn %{code}: hàng trả đang ghi %{found}, theo các lần trả là %{expected}',
  reconcile_slip_paid: 'Phiếu %{code}: đã trả đang ghi %{found}, theo các khoản chi là %{expected}',
  reconcile_slip_owed: 'Phiếu %{code}: phải trả %{found}, theo sổ là %{expected}',
  reconcile_open: 'Khoản %{code}: chưa dùng đang ghi %{found}, lẽ ra là %{expected}',
  reconcile_party_sum: 'Công nợ %{code}: đang ghi %{found}, theo sổ là %{expected}',
  reconcile_party: 'Công nợ %{code}: theo sổ là %{found}, theo đơn và khoản thu chi là %{expected}',
  reconcile_day: 'Ngày %{code}: tổng đang ghi %{found}, theo sổ là %{expected}',
  reconcile_list: 'Danh sách đơn hàng (%{code}): tổng đang ghi %{found}, cộng các đơn là %{expected}',
  reconcile_usage: 'Cách dùng: npm run reconcile -- [--repair]',
  archive_gone: 'Không đọc được tệp sao lưu %{file}.',
  archive_damaged:
    'Tệp sao lưu %{file} bị hỏng hoặc thiếu (%{reason}). Không có gì bị thay đổi. Hãy dùng một bản sao lưu khác.',
  archive_newer:
    'Bản sao lưu này do Nếp %{version} tạo, mới hơn bản đang chạy. Không có gì bị thay đổi. Hãy cập nhật Nếp rồi thử lại.',
  table_differs:
    'Bảng %{table} không khớp: có %{found} dòng, lẽ ra là %{expected} dòng với đúng nội dung. Dữ liệu vừa nạp đã được bỏ.',
  place_filled:
    '%{place} đã có dữ liệu. Không có gì bị thay đổi. Hãy chọn một thư mục hoặc cơ sở dữ liệu trống.',
  files_differ: 'Trong kho tệp có %{found} tệp, lẽ ra là %{expected}. Hãy chạy lại đúng lệnh đó.',
  nothing_here: '%{folder} chưa có cơ sở dữ liệu nào để sao lưu hay chuyển đi.',
  fill_unfinished:
    'Lần khôi phục hoặc chuyển dữ liệu trước bị dừng giữa chừng. Hãy chạy lại đúng lệnh đó. Nếu muốn bỏ hẳn và giữ nguyên dữ liệu cũ, hãy xóa tệp %{file}.',
  backup_usage: 'Cách dùng: npm run backup',
  backup_asked: 'Máy chủ đang chạy (PID %{pid}), nên nó sẽ tự sao lưu. Đang chờ…',
  backup_step_copy: 'Đang chép dữ liệu…',
  backup_step_write: 'Đang ghi tệp sao lưu…',
  backup_step_check: 'Đang khôi phục thử để kiểm tra…',
  backup_step_send: 'Đang gửi lên kho lưu trữ…',
  backup_made: 'Đã sao lưu và kiểm tra: %{file} (%{size} MB).',
  backup_missing:
    'Lưu ý: có %{count} tệp được nhắc đến nhưng đã không còn trong thư mục tệp từ trước khi sao lưu.',
  backup_failed: 'Chưa sao lưu được: %{reason}',
  backup_alone: 'Máy chủ đã dừng trước khi sao lưu xong.',
  restore_usage: 'Cách dùng: npm run restore -- TỆP | TÊN_BẢN_SAO_LƯU',
  restore_there: 'Các bản sao lưu trong %{place}:',
  restore_made:
    'Đã khôi phục %{rows} dòng của %{tables} bảng, đúng như lúc %{at}. Mọi người cần đăng nhập lại.',
  restore_unchecked: '(chưa kiểm tra)',
  move_usage: 'Cách dùng: npm run move -- --to postgres://… | THƯ_MỤC [--data THƯ_MỤC] [--files s3://…]',
  move_same: 'Nơi đến trùng với nơi đang chứa dữ liệu.',
  move_busy: 'Cơ sở dữ liệu này còn đang được dùng. Hãy dừng mọi tiến trình Nếp, đợi một phút rồi chạy lại.',
  move_rows:
    'Đã chuyển và đối chiếu %{tables} bảng, %{rows} dòng: khớp từng bảng. Mọi người cần đăng nhập lại.',
  move_to_server:
    'Từ nay hãy đặt DATABASE_URL là địa chỉ vừa chuyển đến và DATA_DIR=%{folder}, rồi khởi động lại.',
  move_to_folder: 'Từ nay hãy bỏ DATABASE_URL và đặt DATA_DIR=%{folder}, rồi khởi động lại.',
  move_files_to_bucket: 'Tệp đã nằm trong bucket: hãy đặt FILES_URL là địa chỉ vừa chuyển đến.',
  move_kept: 'Cơ sở dữ liệu cũ được giữ ở %{folder}; xóa đi khi không còn cần.',
  move_files_to_folder: 'Tệp đã nằm trong DATA_DIR: hãy bỏ FILES_URL.',
  move_source_stays: 'Cơ sở dữ liệu cũ trên máy chủ vẫn còn nguyên; đừng để tiến trình nào mở lại nó.',
}

export type ServerMessages = typeof server
