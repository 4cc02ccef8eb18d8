import { commonFields, crudWords } from './crud'

const words = crudWords(
  'カテゴリー',
  'カテゴリーがあると、読者は話題ごとに記事を見つけやすく、記事の整理もしやすくなります。',
)

/** Categories of a post type: the tree and its form. */
export const categories = {
  ...words,
  add_under: '「%{name}」の下にカテゴリーを追加',
  edit: '「%{name}」を編集',
  delete: '「%{name}」を削除',
  delete_text: 'カテゴリーはゴミ箱に移り、そこから復元できます。記事は残りますが、カテゴリーなしになります。',
  posts: '「%{name}」の%{count}件',
  main: '内容',
  place: '位置',
  display: '表示',
  fields: {
    ...commonFields,
    type_id: 'コンテンツタイプ',
    title: 'カテゴリー名',
    parent_id: '親カテゴリー',
    group_id: 'データグループ',
    layout: 'レイアウト',
    number_displayed: '表示件数',
    show_by_category: '子カテゴリーごとに記事を表示',
    is_shown: 'サイトに表示',
    sort: '並び順',
    level: '階層',
  },
  help: {
    parent_id: '最上位のカテゴリーにする場合は空欄にします。',
    group_id: 'このカテゴリーとその下の記事で入力する項目です。',
    layout: 'サイトがこのカテゴリーに使うレイアウトの名前です。空欄なら既定のものを使います。',
    is_shown: 'オフにすると、このカテゴリーとその下のカテゴリー、記事は訪問者に表示されません。',
    number_displayed: '0は無制限です。',
  },
  errors: {
    in_use: 'このカテゴリーには子カテゴリーがあります。先に移動または削除してください。',
  },
}
