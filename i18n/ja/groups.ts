import { commonFields, crudWords } from './crud'

const words = crudWords('グループ', 'いっしょに見せたい記事を、好きな順にまとめましょう。')

/** Groups of a post type: collections of posts, trademarks, data groups. */
export const groups = {
  ...words,
  fields: {
    ...commonFields,
    type_id: 'コンテンツタイプ',
    style: '種類',
    title: 'グループ名',
    sort: '順番',
    posts_count: '記事数',
  },
  style: { article: 'グループ', field: 'データグループ', trademark: 'ブランド' },
}
