import { commonFields, crudWords } from './crud'

const words = crudWords('nhóm', 'Gom những bài nên đi cùng nhau, theo thứ tự bạn muốn.')

/** Groups of a post type: collections of posts, trademarks, data groups. */
export const groups = {
  ...words,
  fields: {
    ...commonFields,
    type_id: 'Loại bài viết',
    style: 'Kiểu nhóm',
    title: 'Tên nhóm',
    posts_count: 'Số bài',
  },
  style: { article: 'Nhóm bài', field: 'Nhóm dữ liệu', trademark: 'Thương hiệu' },
}
