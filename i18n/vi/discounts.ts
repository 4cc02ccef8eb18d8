import { commonFields, crudWords } from './crud'

const words = crudWords('giảm giá', 'Đặt mức giảm theo số lượng và thời gian áp dụng, rồi gán cho sản phẩm.')

/** Discounts on products and courses, by quantity and time. */
export const discounts = {
  ...words,
  section: 'Chương trình',
  fields: {
    ...commonFields,
    title: 'Tên chương trình',
    type_id: 'Loại bài viết',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    config: 'Mức giảm',
    levels: 'Mức giảm',
    posts_count: 'Số bài áp dụng',
  },
  state: { enable: 'Đang bật', disable: 'Đang tắt', expired: 'Đã hết hạn' },
}
