import type { seos as vi } from '../vi/seos'
import { commonFields, crudWords } from './crud'

const words = crudWords('SEO設定', 'まずはトップページのタイトル、説明、共有時の画像を設定しましょう。')

export const seos: typeof vi = {
  ...words,
  name: 'SEO |||| SEO',
  title: { ...words.title, list: 'アドレスごとのSEO', posts: 'SEOを直す記事' },
  search: 'タイトル、アドレス、キーワードで検索',
  fields: {
    ...commonFields,
    url: 'アドレス',
    type: 'ページの種類',
    image: '共有時の画像',
    keyword: 'キーワード',
  },
  type: { website: 'ウェブサイト', article: '記事', profile: 'プロフィール', book: '書籍' },
  section: 'ページと表示',
  previews: 'プレビュー',
  help: {
    url: 'ドメインに続く部分（例：/products）、または完全なアドレス。1つのアドレスに1件です。',
    type: '共有先のサイトに内容の種類を伝えます。',
  },
  tabs: 'アドレスと記事のSEO',
  to_mend: '要修正',
  fault: { none: '説明なし', long: '長すぎる', double: 'タイトルの重複' },
  why: {
    none: '検索結果用に何も書かれていない公開中の記事です。タイトルと説明は記事から取られます。',
    long: 'タイトルか説明が検索結果に表示される長さを超えていて、途中で切れます。',
    double: '検索結果で他の記事と同じタイトルになる記事です。',
  },
  nothing_written: '未入力',
  nothing_to_mend: '直すものはありません',
}
