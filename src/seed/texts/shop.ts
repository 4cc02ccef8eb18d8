import type { DiscountRow } from '../../domain/price'

/** `people` is the number of clients who buy for the agency. */
export const agencyDrafts: readonly (readonly [
  name: string,
  description: string,
  people: number,
  credit_limit: number | null,
])[] = [
  ['Cà phê Góc Phố', 'Ba quán ở Hoàn Kiếm và Đống Đa. Giao thứ Hai và thứ Năm, trước 7 giờ.', 3, 20_000_000],
  ['Trà quán Hiên Nhà', 'Lấy trà shan tuyết và trà sen, đặt trước ba ngày.', 2, null],
  ['Bếp Mộc', 'Cửa hàng thực phẩm sạch ở Cầu Giấy, đổi hàng sau 30 ngày.', 2, 10_000_000],
  ['Khách sạn Lam Sơn', 'Gói nhỏ 200 g cho phòng khách, xuất hóa đơn cuối tháng.', 1, 10_000_000],
  ['Đặc sản Tây Bắc 88', 'Đại lý mới, đang dùng thử ba tháng.', 0, 2_000_000],
]

/** `days` are relative to now; `posts` is the number of discounted posts. */
export interface DiscountDraft {
  title: string
  style: 'product' | 'course'
  days: readonly [start: number, end: number]
  rows: readonly DiscountRow[]
  posts: number
  isOff?: true
}

const percent = (quantity: number, discount: number): DiscountRow => ({ quantity, discount, type: 'percent' })
const money = (quantity: number, discount: number): DiscountRow => ({ quantity, discount, type: 'money' })

/** One in each state. */
export const discountDrafts: readonly DiscountDraft[] = [
  {
    title: 'Mua nhiều giảm sâu tháng 11',
    style: 'product',
    days: [-12, 9],
    rows: [percent(2, 5), percent(5, 10), percent(10, 15)],
    posts: 6,
  },
  {
    title: 'Cuối tuần cho quán quen',
    style: 'product',
    days: [-1, 2],
    rows: [money(3, 8_000), money(10, 15_000)],
    posts: 3,
  },
  {
    title: 'Quà Tết đặt sớm',
    style: 'product',
    days: [20, 62],
    rows: [percent(1, 8), percent(20, 12.5)],
    posts: 4,
  },
  {
    title: 'Mừng nhà rang mới',
    style: 'product',
    days: [-70, -40],
    rows: [percent(1, 20)],
    posts: 0,
  },
  {
    title: 'Thử hàng cho đại lý mới',
    style: 'product',
    days: [-5, 25],
    rows: [percent(1, 30)],
    posts: 1,
    isOff: true,
  },
  {
    title: 'Học theo nhóm',
    style: 'course',
    days: [-8, 30],
    rows: [percent(3, 10), percent(6, 18)],
    posts: 2,
  },
]
