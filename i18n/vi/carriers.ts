import { commonFields, crudWords } from './crud'

/** Carriers of parcels, and the layout of the file that each wants. */
export const carriers = {
  ...crudWords('hãng vận chuyển', 'Thêm hãng và các cột trong tệp của hãng để xuất đơn đúng mẫu.'),
  intro: 'Mẫu tệp của từng hãng, dùng khi xuất đơn hàng.',
  section: 'Hãng vận chuyển',
  columns: {
    list: 'Các cột trong tệp',
    add: 'Thêm cột',
    unnamed: 'Cột %{place}',
    from_file: 'Lấy từ tệp mẫu của hãng',
    from_file_hint:
      'Chọn một tệp Excel hoặc CSV của hãng: tiêu đề các cột được giữ nguyên, bạn chỉ cần xem lại nội dung.',
    taken: 'Đã lấy %{smart_count} cột từ tệp. |||| Đã lấy %{smart_count} cột từ tệp.',
    too_many: 'Tệp có %{count} cột; mẫu của hãng chỉ nhận %{max}.',
  },
  value: {
    code: 'Mã đơn',
    name: 'Tên người nhận',
    phone: 'Điện thoại',
    email: 'Email',
    address: 'Địa chỉ',
    note: 'Ghi chú',
    lines: 'Sản phẩm',
    units: 'Số lượng',
    total: 'Tổng tiền',
    collect: 'Tiền thu hộ',
    fixed: 'Nội dung cố định',
  },
  fields: {
    ...commonFields,
    name: 'Tên hãng',
    columns: 'Các cột',
    title: 'Tiêu đề cột',
    value: 'Nội dung',
    text: 'Điền sẵn',
  },
}

const words = crudWords('dòng đối soát', 'Tải tệp đối soát của hãng vận chuyển lên để ghi nhận tiền thu hộ.')

/** Lines of carriers' statements. */
export const remittances = {
  ...words,
  title: { ...words.title, list: 'Đối soát COD', import: 'Đọc tệp đối soát' },
  intro: 'Tiền hãng vận chuyển đã thu hộ. Dòng khớp được ghi vào đơn; dòng chưa khớp nằm ở đây cùng lý do.',
  all: { amount: 'Đã thu hộ', fee: 'Phí', net: 'Chuyển về' },
  search: 'Mã vận đơn, mã đơn, mã phiên',
  state: { open: 'Cần xử lý', matched: 'Khớp', settled: 'Đã xử lý' },
  problem: {
    unknown: 'Không thấy đơn',
    ambiguous: 'Trùng nhiều đơn',
    canceled: 'Đơn đã hủy',
    repeated: 'Đã đối soát rồi',
    paid: 'Đơn đã thu đủ',
    difference: 'Lệch tiền',
  },
  differs: 'phải thu %{money}',
  settle: {
    action: 'Xử lý',
    title: 'Xử lý dòng %{code}',
    amount: 'Hãng đã thu %{money}.',
    is_booked: 'Số tiền này đã ghi vào đơn %{code}; đơn lẽ ra phải thu %{money}.',
    order: 'Ghi vào đơn',
    order_hint: 'Để trống nếu chỉ đánh dấu đã xử lý.',
    confirm: 'Xong',
    done: 'Đã xử lý.',
  },
  notifications: { ...words.notifications },
  fields: {
    ...commonFields,
    created_at: 'Ngày đọc',
    carrier: 'Hãng vận chuyển',
    statement: 'Mã phiên',
    tracking_code: 'Mã vận đơn',
    order_code: 'Mã đơn',
    amount: 'Đã thu hộ',
    fee: 'Phí',
    expected: 'Phải thu',
    state: 'Trạng thái',
    problem: 'Lý do',
    note: 'Ghi chú',
    order_id: 'Đơn hàng',
  },
}
