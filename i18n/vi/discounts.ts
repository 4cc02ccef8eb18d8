import { commonFields, crudWords } from './crud'

const words = crudWords(
  'đợt giảm giá',
  'Đặt mức giảm theo số lượng và thời gian áp dụng, rồi gán cho sản phẩm.',
)

/** Discounts on products and courses, by quantity and time. */
export const discounts = {
  ...words,
  section: 'Đợt giảm giá',
  time: 'Thời gian áp dụng',
  delete_text:
    'Đợt giảm giá sẽ vào thùng rác và có thể khôi phục từ đó. Sản phẩm đang áp dụng sẽ trở về giá thường.',
  expired_note: 'Đợt giảm giá này đã hết hạn. Để sửa và dùng lại, hãy đặt thời điểm kết thúc mới.',
  standing: { running: 'Đang chạy', ahead: 'Sắp chạy', disabled: 'Đang tắt', over: 'Đã hết hạn' },
  left: 'còn %{span}',
  from: 'từ %{moment}',
  bulk: { enable: 'Bật', disable: 'Tắt' },
  rows: {
    quantity: 'Từ số lượng',
    discount: 'Giảm mỗi sản phẩm',
    help: 'Ví dụ: từ 5 giảm 10%, từ 10 giảm %{amount}. Gõ 10% hoặc 15000. Mức có số lượng lớn nhất mà khách mua đủ sẽ được áp dụng.',
  },
  overlap: {
    text: 'Cùng thời gian này còn có đợt giảm giá khác. Mỗi sản phẩm chỉ thuộc một đợt nên không bao giờ giảm hai lần; gán vào đây thì sản phẩm rời đợt kia:',
    one: '%{from} – %{to}, %{smart_count} sản phẩm',
  },
  uses: {
    title: 'Sản phẩm áp dụng',
    count: '%{count} sản phẩm thuộc đợt giảm giá này',
    assign: 'Gán cho sản phẩm…',
    assign_title: 'Gán đợt giảm giá cho sản phẩm',
    products: 'Sản phẩm',
    leaving: '%{smart_count} sản phẩm đang thuộc đợt giảm giá khác và sẽ rời đợt đó: %{titles}',
    give: 'Gán',
    assigned: 'Đã gán đợt giảm giá cho %{smart_count} sản phẩm.',
  },
  no_products: 'Không tìm thấy sản phẩm nào',
  simulator: {
    title: 'Thử giá',
    intro: 'Tính theo những gì đang nhập ở trên, kể cả khi chưa lưu.',
    product: 'Sản phẩm',
    price: 'Giá để thử',
    agency: 'Đại lý',
    nobody: 'Khách lẻ',
    quantity: 'Số lượng',
    moment: 'Bán lúc',
    chart: 'Giá mỗi sản phẩm theo số lượng',
    base: 'Giá thường %{price}.',
    base_agency: 'Giá riêng của đại lý %{price}.',
    row: 'Từ %{quantity}: −%{off}',
    standing: {
      running: 'Lúc đó đợt giảm giá đang chạy.',
      disabled: 'Đợt giảm giá đang tắt nên không áp dụng.',
      ahead: 'Lúc đó đợt giảm giá chưa bắt đầu (từ %{start}).',
      over: 'Lúc đó đợt giảm giá đã kết thúc (lúc %{end}).',
    },
    verdict: {
      gives: 'được áp dụng',
      not_running: 'không áp dụng: đợt giảm giá không chạy lúc đó',
      too_few: 'chưa đủ: cần từ %{quantity} sản phẩm',
      outdone: 'nhường cho mức từ %{quantity}',
    },
  },
  fields: {
    ...commonFields,
    title: 'Tên đợt giảm giá',
    type_id: 'Loại bài viết',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    config: 'Mức giảm',
    levels: 'Mức giảm',
    posts_count: 'Số sản phẩm',
  },
  state: { enable: 'Đang bật', disable: 'Đang tắt', expired: 'Đã hết hạn' },
}
