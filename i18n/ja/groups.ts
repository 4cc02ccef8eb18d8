import { commonFields, crudWords } from './crud'

/** What is said differently of groups of articles, products and courses, of data groups and of trademarks. */
const wordsOf = (noun: string, hint: string, gone: string) => {
  const words = crudWords(noun, hint)
  return { ...words, delete_text: `${words.delete_text}${gone}`, posts: '「%{name}」の%{count}件' }
}
const stay = (posts: string, noun: string) => `${posts}は残りますが、この${noun}には属さなくなります。`

/** Groups of a post type: collections of posts, trademarks, data groups. */
export const groups = {
  ...wordsOf(
    '記事グループ',
    '一緒に読んでほしい記事を、好きな順にまとめましょう。',
    stay('記事', 'グループ'),
  ),
  as: {
    product: wordsOf(
      '商品グループ',
      '贈り物や新商品など、一緒に並べたい商品をまとめましょう。',
      stay('商品', 'グループ'),
    ),
    course: wordsOf(
      '講座グループ',
      '続けて学んでほしい講座を、順番にまとめましょう。',
      stay('講座', 'グループ'),
    ),
    field: wordsOf(
      'データグループ',
      '焙煎度や産地など、記事ごとに入力する項目をまとめたものです。',
      '項目も一緒に移り、使っていたカテゴリーはデータグループなしになります。',
    ),
    trademark: wordsOf(
      'ブランド',
      '取り扱うブランドを追加すると、お客様が商品を絞り込めます。',
      stay('商品', 'ブランド'),
    ),
  },
  sort_hint: '⠿ をドラッグすると並び順を変えられます。',
  edit: '「%{name}」を編集',
  main: '基本情報',
  display: '表示',
  filing: '分類',
  none: '該当するものがありません',
  members: {
    title: 'グループの内容',
    add: 'グループに追加',
    search: 'グループ内を検索',
    empty: 'このグループにはまだ何もありません',
    to_first: '「%{name}」をグループの先頭へ移動',
    to_last: '「%{name}」をグループの末尾へ移動',
    remove: '「%{name}」をグループから外す',
    added: '「%{name}」をグループに追加しました。',
    moved: '「%{name}」を移動しました。',
    removed: '「%{name}」をグループから外しました。',
  },
  fields: {
    ...commonFields,
    type_id: 'コンテンツタイプ',
    style: '種類',
    title: '名前',
    sort: '並び順',
    fields: '項目数',
    posts_count: '件数',
  },
  style: { article: '記事グループ', field: 'データグループ', trademark: 'ブランド' },
  errors: {
    in_use: 'まだこのグループを使っているものがあります。先に変更または削除してください。',
  },
}
