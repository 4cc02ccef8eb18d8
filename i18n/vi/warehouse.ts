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
  title: {
    ...phieu.title,
    list: 'Nhập xuất kho',
    import: 'Nhập kho',
    export: 'Xuất kho',
    transfer: 'Chuyển kho',
    count: 'Kiểm kho',
  },
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
  make: {
    save: { import: 'Lưu phiếu nhập', export: 'Lưu phiếu xuất', transfer: 'Chuyển hàng' },
    done: 'Đã lập phiếu %{code}.',
    again: { import: 'Nhập phiếu khác', export: 'Xuất phiếu khác', transfer: 'Chuyển tiếp' },
    date: 'Ngày (để trống: hôm nay)',
    from: 'Từ kho',
    lots: 'Lô xuất',
    line_count: 'Số dòng',
    last_cost: 'Giá nhập gần nhất',
    unknown: 'Không có sản phẩm nào mang mã “%{code}”.',
    which: 'Chọn sản phẩm cho dòng này',
    short: 'Kho còn %{on_hand}, cần %{wanted}.',
    elsewhere: 'Nơi khác: %{places}.',
    until: 'hạn %{day}',
    why: { named: 'lô bạn chọn', only: 'lô duy nhất', expiry: 'hết hạn trước', age: 'nhập trước' },
    other_lot: 'Chọn lô',
    by_expiry: 'Tự chọn: hết hạn trước xuất trước',
    expired: 'đã quá hạn',
    to_mend: '1 dòng cần sửa lại. |||| %{smart_count} dòng cần sửa lại.',
    not_pasted: 'Chưa tra được các mã vừa dán. Vui lòng dán lại.',
    not_loaded: 'Chưa xem được tồn kho của các dòng.',
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
    to_warehouse_id: 'Đến kho',
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
