import { commonFields, crudWords } from './crud'

/** Redirects from old addresses of the site to new ones. */
export const redirects = {
  ...crudWords(
    'chuyển hướng',
    'Khi một trang đổi địa chỉ, hãy thêm chuyển hướng để khách không gặp trang lỗi.',
  ),
  fields: { ...commonFields, source: 'Địa chỉ cũ', destination: 'Địa chỉ mới', code: 'Loại' },
  code: { 301: 'Vĩnh viễn (301)', 302: 'Tạm thời (302)' },
  section: 'Chuyển hướng',
  help: {
    source: 'Phần sau tên miền, ví dụ: /tin-cu/ca-phe',
    destination: 'Một đường dẫn trên trang, hoặc địa chỉ đầy đủ bắt đầu bằng https://',
  },
  final: 'Cuối cùng tới %{final}',
  shorten: 'Rút gọn',
  shortened: 'Giờ chuyển thẳng tới %{final}.',
  shortened_temporary:
    'Giờ chuyển thẳng tới %{final}, và thành tạm thời (302) vì một bước trên đường đi là tạm thời.',
  moved: {
    lead: 'Chuyển người đọc từ %{from} sang %{to} (301)',
    help: 'Liên kết cũ và kết quả tìm kiếm vẫn dẫn tới đúng trang.',
    replaces:
      'Đang có chuyển hướng từ %{from} sang %{to}. Khi lưu, chuyển hướng này được bỏ để không dẫn vòng.',
    hides: 'Đang có chuyển hướng từ %{from} sang %{to}: người đọc sẽ không tới được trang này.',
  },
  tester: {
    open: 'Thử địa chỉ',
    title: 'Địa chỉ này dẫn tới đâu?',
    address: 'Địa chỉ trên trang',
    ask: 'Thử',
    none: 'Không có chuyển hướng nào từ %{address}.',
    page: 'Người đọc tới %{address} sau %{smart_count} lần chuyển. |||| Người đọc tới %{address} sau %{smart_count} lần chuyển.',
    outside:
      'Người đọc sang trang khác: %{address}, sau %{smart_count} lần chuyển. |||| Người đọc sang trang khác: %{address}, sau %{smart_count} lần chuyển.',
    far: 'Sau %{smart_count} lần chuyển vẫn chưa tới nơi; trình duyệt sẽ bỏ cuộc. |||| Sau %{smart_count} lần chuyển vẫn chưa tới nơi; trình duyệt sẽ bỏ cuộc.',
  },
}
