import type { types as vi } from '../vi/types'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'コンテンツタイプ',
  'まず「ニュース」のようなタイプを作りましょう。その後カテゴリーや投稿を追加できます。',
)

export const types: typeof vi = {
  ...words,
  intro: 'タイプごとにメニューのグループ、フォーム、機能が分かれます。',
  sort_hint: 'ハンドルをドラッグするとメニューでの順序を変えられます。',
  fields: {
    ...commonFields,
    style: 'スタイル',
    is_sitemap: 'サイトマップ',
    title: '名称',
    features: '機能',
    fields: 'カスタム項目',
    key: 'キー',
    field_title: '項目名',
  },
  section: { main: '基本情報', features: '機能', fields: 'カスタム項目', side: '表示' },
  style: { article: '記事', product: '商品', course: '講座' },
  style_hint: {
    article: 'ニュース、ガイド、紹介ページ',
    product: 'コードと価格のある商品',
    course: '章、レッスン、所要時間',
  },
  feature: {
    categories: 'カテゴリー',
    images: '画像一覧',
    content: '本文セクション',
    related: '関連記事',
    seo: 'SEO',
    approval: '承認',
    data_groups: 'データグループ',
    article_groups: '記事グループ',
    trademarks: 'ブランド',
    product_groups: '商品グループ',
    course_groups: '講座グループ',
    discounts: '割引',
    orders: '注文',
  },
  feature_hint: {
    categories: '投稿をツリーで分類',
    images: '1件に複数の画像',
    content: '本文をセクションに分割',
    related: '次に読む記事を提案',
    seo: '検索用のタイトル、説明、キーワード',
    approval: '承認後に公開',
    data_groups: '詳細情報をグループで管理',
    article_groups: 'テーマごとに記事をまとめる',
    trademarks: '商品のブランドを選択',
    product_groups: '商品をコレクションにまとめる',
    course_groups: '講座をコースにまとめる',
    discounts: '数量に応じた割引',
    orders: '注文の受付と管理',
  },
  sitemap: { on: 'サイトマップに含む', off: 'サイトマップに含まない', column: 'はい', none: 'いいえ' },
  sitemap_hint: '検索エンジンがこのタイプの投稿を見つけられるようになります。',
  slug_hint: 'サイト上のアドレスの一部(例: news)',
  custom: {
    intro: 'このタイプの投稿が持つ追加情報(例: 産地、標高)。',
    add: '項目を追加',
    remove: '項目「%{name}」を外す',
    unnamed: '項目%{place}',
    none: 'カスタム項目はまだありません。',
    key_hint: '英小文字、数字、アンダースコア',
  },
  delete_text:
    'このタイプはゴミ箱に移り、そこから復元できます。投稿やカテゴリーが残っている間は削除できません。',
  errors: { in_use: 'このタイプにはまだ投稿かカテゴリーがあります。先に移動するか削除してください。' },
  notifications: {
    ...words.notifications,
    sorted: 'メニューの順序を保存しました。',
    sort_failed: 'メニューの順序を保存できませんでした。',
  },
}
