import { commonFields, crudWords } from './crud'

const kho = crudWords('kho', 'Thêm kho đầu tiên, rồi nhập hàng vào kho.')
const nhaCungCap = crudWords('nhà cung cấp', 'Thêm nơi bạn mua hàng để ghi vào phiếu nhập.')
const phieu = crudWords('phiếu nhập xuất', 'Phiếu sẽ xuất hiện ở đây khi có hàng vào hoặc ra.')

/** Where goods lie. */
export const warehouses = {
  ...kho,
  section: 'Kho',
  fields: {
    ...commonFields,
    name: 'Tên kho',
    province: 'Tỉnh, thành phố',
    district: 'Quận, huyện',
    ward: 'Phường, xã',
    scheme: 'Hệ địa chỉ',
    products: 'Mặt hàng',
    money: 'Giá trị tồn',
    next_expiry: 'Hết hạn sớm nhất',
  },
}

/** Whom products are bought from. */
export const suppliers = {
  ...nhaCungCap,
  section: 'Nhà cung cấp',
  fields: {
    ...commonFields,
    name: 'Tên nhà cung cấp',
    province: 'Tỉnh, thành phố',
    district: 'Quận, huyện',
    ward: 'Phường, xã',
    scheme: 'Hệ địa chỉ',
  },
}

/** Imports and exports. */
export const slips = {
  ...phieu,
  name: 'Phiếu nhập xuất |||| Nhập xuất kho',
  title: { ...phieu.title, list: 'Nhập xuất kho' },
  search: 'Tìm theo mã, ghi chú',
  style: { import: 'Nhập', export: 'Xuất' },
  status: { complete: 'Hoàn tất', canceled: 'Đã hủy' },
  reason: {
    purchase: 'Mua hàng',
    sale: 'Bán hàng',
    transfer: 'Chuyển kho',
    count: 'Kiểm kho',
    other: 'Khác',
  },
  lines: 'Hàng hóa',
  about: 'Thông tin phiếu',
  no_note: 'Không có ghi chú',
  line: {
    title: 'Sản phẩm',
    number: 'Số lượng',
    price: 'Đơn giá',
    total: 'Thành tiền',
    profit: 'Lãi',
    expiry: 'Hạn dùng',
    lot: 'Lô %{id}: %{number}',
  },
  cancel: {
    action: 'Hủy phiếu',
    keep: 'Giữ phiếu',
    title: 'Hủy phiếu %{code}?',
    import: 'Hàng của phiếu nhập này sẽ được đưa ra khỏi kho. Phiếu đã hủy không mở lại được.',
    export: 'Hàng sẽ trở lại đúng các lô đã xuất. Phiếu đã hủy không mở lại được.',
    linked: 'Phiếu đi cùng cũng sẽ được hủy, hàng trở lại như trước. Phiếu đã hủy không mở lại được.',
  },
  canceled: 'Đã hủy phiếu %{code}.',
  fields: {
    ...commonFields,
    code: 'Mã phiếu',
    style: 'Loại',
    reason: 'Lý do',
    date: 'Ngày',
    warehouse_id: 'Kho',
    supplier_id: 'Nhà cung cấp',
    linked_id: 'Phiếu đi cùng',
    user_id: 'Người lập',
    number: 'Số lượng',
    money: 'Tiền',
    profit: 'Lãi',
    note: 'Ghi chú',
    canceled_at: 'Hủy lúc',
    canceler_id: 'Người hủy',
    cancel_reason: 'Lý do hủy',
  },
}
