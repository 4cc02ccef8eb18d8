import { commonFields, crudWords } from './crud'

const words = crudWords(
  'đại lý',
  'Thêm quán hoặc cửa hàng mua theo giá riêng, rồi thêm người của họ vào đại lý.',
)

/** Cafés and shops that buy at prices of their own, and their people. */
export const agencies = {
  ...words,
  intro: 'Quán và cửa hàng mua theo giá riêng.',
  sort_hint: 'Kéo để đổi thứ tự.',
  section: 'Đại lý',
  orders: 'Đơn hàng của đại lý',
  credit_limit_hint: 'Đại lý nợ quá số này thì đơn mới có cảnh báo. Để trống là không giới hạn.',
  prices: {
    title: 'Giá riêng',
    none: 'Chưa có sản phẩm nào có giá riêng cho đại lý này.',
    price: 'Giá đại lý',
  },
  takes: {
    prices: 'Giá riêng của đại lý ở %{smart_count} sản phẩm sẽ bị bỏ.',
    users: '%{smart_count} người sẽ không còn thuộc đại lý; tài khoản của họ vẫn còn.',
  },
  notifications: { ...words.notifications, people_failed: 'Chưa thay đổi được người của đại lý.' },
  people: {
    title: 'Người của đại lý',
    search: 'Tìm trong đại lý',
    none: 'Chưa có ai trong đại lý này',
    names_only: 'Bạn không có quyền xem danh sách thành viên nên chỉ thấy tên.',
    find: 'Tìm người theo tên, điện thoại, email',
    not_found: 'Không tìm thấy ai',
    add: 'Thêm vào đại lý',
    remove: 'Đưa ra khỏi đại lý',
    added: 'Đã thêm %{smart_count} người vào đại lý.',
    removed: 'Đã đưa %{smart_count} người ra khỏi đại lý.',
    more: 'Xem thêm (%{count})',
  },
  fields: {
    ...commonFields,
    name: 'Tên đại lý',
    credit_limit: 'Hạn mức nợ',
    users_count: 'Số người',
  },
}
