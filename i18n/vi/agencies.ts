import { commonFields, crudWords } from './crud'

const words = crudWords('đại lý', 'Thêm quán hoặc cửa hàng mua giá riêng, rồi thêm người của họ vào đại lý.')

/** Cafés and shops that buy at prices of their own, and their people. */
export const agencies = {
  ...words,
  intro: 'Quán và cửa hàng mua giá riêng.',
  sort_hint: 'Kéo để đổi thứ tự.',
  section: 'Đại lý',
  fields: {
    ...commonFields,
    name: 'Tên đại lý',
    users_count: 'Người',
  },
}
