import { orderMoney, paymentMethods } from './orderMoney'

const fields = {
  name: 'Tên',
  phone: 'Điện thoại',
  balance: 'Còn nợ',
  age: 'Tuổi nợ',
  '0-30': '0–30 ngày',
  '31-60': '31–60 ngày',
  '61-90': '61–90 ngày',
  over: 'Trên 90 ngày',
  credit: 'Trả trước',
  credit_limit: 'Hạn mức nợ',
  overdue: 'Tuổi nợ',
  over_limit: 'Hạn mức',
}

/** Parties that owe or are owed. */
export const debts = {
  title: 'Công nợ',
  which: 'Chọn công nợ',
  tab: { agencies: 'Đại lý', clients: 'Khách hàng', suppliers: 'Nhà cung cấp' },
  hint: {
    agencies: 'Đại lý còn nợ bao nhiêu, nợ đã bao lâu.',
    clients: 'Khách còn nợ bao nhiêu, nợ đã bao lâu. Khách chưa có tài khoản được tính theo số điện thoại.',
    suppliers: 'Mình còn nợ nhà cung cấp bao nhiêu, nợ đã bao lâu.',
  },
  sum: { agencies: 'Tổng phải thu', clients: 'Tổng phải thu', suppliers: 'Tổng phải trả' },
  empty: {
    agencies: 'Không đại lý nào còn nợ.',
    clients: 'Không khách hàng nào còn nợ.',
    suppliers: 'Không còn nợ nhà cung cấp nào.',
  },
  search: 'Tìm theo tên, số điện thoại',
  older: 'Nợ trên %{days} ngày',
  passed: 'Vượt hạn mức',
  oldest: 'Nợ lâu nhất',
  nothing: 'Không còn nợ.',
  open: 'Xem sổ công nợ',
  page: {
    agencies: 'Mở trang đại lý',
    clients: 'Mở trang khách hàng',
    suppliers: 'Mở trang nhà cung cấp',
  },
  sums: { opening: 'Dư đầu kỳ', owed: 'Tăng trong kỳ', paid: 'Giảm trong kỳ', closing: 'Dư cuối kỳ' },
  pay: {
    take: 'Thu tiền',
    take_title: 'Thu tiền của %{name}',
    take_done: 'Đã thu tiền.',
    take_amount: 'Đã thu %{amount}',
    spend: 'Trả tiền',
    spend_title: 'Trả tiền cho %{name}',
    spend_done: 'Đã trả tiền.',
    spend_amount: 'Đã trả %{amount}',
    for: '%{code}: %{amount}',
    more: 'và %{smart_count} khoản nữa |||| và %{smart_count} khoản nữa',
    stays: 'Còn %{amount} để trả trước cho lần sau.',
  },
  credit: {
    would: 'Đại lý đang nợ %{owed}; thêm đơn này là %{after}, vượt hạn mức %{limit}.',
    does: 'Đại lý đang nợ %{owed}, vượt hạn mức %{limit}.',
  },
  print: {
    action: 'In',
    title: 'Đối chiếu công nợ',
    between: 'Từ %{from} đến %{to}',
    until: 'Đến %{to}',
    party: { agencies: 'Đại lý', clients: 'Khách hàng', suppliers: 'Nhà cung cấp' },
    writer: 'Người lập',
    too_many: 'Chỉ in được %{most} dòng đầu. Hãy chọn kỳ ngắn hơn.',
  },
  fields,
}

/** Kinds of changes of a balance. */
export const debtEntries = {
  title: 'Sổ công nợ',
  empty: 'Không có phát sinh nào.',
  kind: {
    ...orderMoney.kind,
    spending: 'Trả tiền',
    less_sold: 'Giảm tiền bán',
    less_bought: 'Giảm tiền nhập',
    reversal: orderMoney.reversal,
  },
  method: paymentMethods,
  fields: {
    at: 'Ngày',
    kind: 'Diễn giải',
    order: 'Đơn, phiếu',
    code: 'Đơn, phiếu',
    amount: 'Số tiền',
    owed: 'Tăng nợ',
    paid: 'Giảm nợ',
    balance: 'Còn nợ',
    method: 'Hình thức',
    actor: 'Người ghi',
    note: 'Ghi chú',
  },
}
