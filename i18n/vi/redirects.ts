import { commonFields, crudWords } from './crud'

/** Redirects from old addresses of the site to new ones. */
export const redirects = {
  ...crudWords(
    'chuyển hướng',
    'Khi một trang đổi địa chỉ, hãy thêm chuyển hướng để khách không gặp trang trống.',
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
}
