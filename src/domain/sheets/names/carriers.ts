import type { CarrierValue } from '../../carrierSchema'
import { headingsIn, isNamed } from '../headings'

/** Headings of carriers' files. */
const tracking = [
  'Mã vận đơn',
  'Mã đơn GHN',
  'Mã GHN',
  'Mã đơn hàng vận chuyển',
  'Vận đơn',
  'Tracking number',
]
const ownCode = ['Mã đơn hàng riêng', 'Mã đơn khách hàng', 'Mã đơn shop', 'Mã tham chiếu', 'Mã đơn hàng']

export const waybillNames = { code: ownCode, tracking_code: tracking }

export const remittanceNames = {
  tracking_code: tracking,
  order_code: ownCode,
  amount: ['Tiền thu hộ', 'Số tiền thu hộ', 'Tiền COD', 'COD', 'Thực thu', 'COD amount'],
  fee: ['Phí', 'Tổng phí', 'Phí dịch vụ', 'Cước phí', 'Phí vận chuyển'],
  statement: ['Mã phiên', 'Phiên đối soát', 'Mã đối soát', 'Mã chuyển khoản', 'Mã bảng kê'],
  carrier: ['Hãng vận chuyển', 'Đơn vị giao hàng'],
}

/** Headings of the sheets in which carriers take orders. */
const holding: Partial<Record<CarrierValue, readonly string[]>> = {
  code: [...ownCode, 'Mã đơn', 'Số tham chiếu'],
  name: ['Tên người nhận', 'Người nhận', 'Họ tên người nhận', 'Tên khách hàng'],
  phone: ['Số điện thoại', 'SĐT người nhận', 'Điện thoại người nhận', 'SĐT', 'Điện thoại'],
  email: ['Email', 'Email người nhận'],
  address: [
    'Số nhà/ngõ/ngách/hẻm, Đường/Phố, Phường/Xã, Quận/Huyện, Tỉnh/Thành',
    'Địa chỉ',
    'Địa chỉ người nhận',
    'Địa chỉ chi tiết',
    'Địa chỉ nhận hàng',
  ],
  note: ['Ghi chú', 'Ghi chú thêm', 'Ghi chú giao hàng'],
  lines: ['Sản phẩm', 'Tên hàng', 'Tên sản phẩm', 'Nội dung hàng hóa', 'Hàng hóa'],
  units: ['Số lượng', 'Số kiện'],
  total: ['Giá trị hàng hóa', 'Giá trị đơn hàng', 'Trị giá hàng'],
  collect: ['Tiền thu hộ', 'Số tiền thu hộ', 'Thu hộ', 'Tiền thu hộ COD', 'COD'],
}

/** The content of a carrier's column, by its heading. */
export function carrierValueOf(title: string): CarrierValue {
  const [value] = Object.entries(holding).find(([, names]) => isNamed(title, headingsIn(names))) ?? []
  return (value as CarrierValue | undefined) ?? 'fixed'
}
