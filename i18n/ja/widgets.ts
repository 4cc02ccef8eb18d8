import type { widgets as vi } from '../vi/widgets'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'ウィジェット',
  'トップページのバナーなど、サイトの部品から始めましょう。名前と種類を決め、入力する項目を追加します。',
)

/** Widgets: parts of the site that are defined once, and filled in again and again. */
export const widgets: typeof vi = {
  ...words,
  title: { ...words.title, list: 'ウィジェットの管理', fill: 'ウィジェットの内容' },
  search: '名前・キー・グループで検索',
  intro: 'サイトの部品をここで定義し、内容は種類ごとのページで入力します。',
  fields: {
    ...commonFields,
    title: 'ウィジェット名',
    key: 'キー',
    icon: 'アイコン',
    group_name: 'グループ',
    group_slug: 'グループのスラッグ',
    type: '種類',
    settings: '項目',
    value: '内容',
  },
  section: { main: '基本情報', place: '配置', fields: '入力する項目', api: 'データの取得元' },
  help: {
    key: 'サイトはこのキーでウィジェットを呼び出します。キーは重複できません。',
    type: '同じ種類のウィジェットは1つのページで入力します。例：banner、footer',
    group: '同じグループのウィジェットは並んで表示されます。',
  },
  fields_count: '%{smart_count}項目',
  from_source: 'データの取得元',
  field: {
    list: '項目',
    add: '項目を追加',
    unnamed: '項目%{place}',
    preview: '入力欄のプレビュー',
    loses: {
      text: '次の項目には内容が入っており、保存すると項目とともに失われます：%{names}。履歴から元に戻せます。',
      consent: '項目を内容ごと削除する',
    },
  },
  /** What stands under a key that is ours, as the history calls it. */
  value: { api: '取得元から選択' },
  source: {
    use: '取得元から内容を選ぶ',
    help: '入力する人は、記事やカテゴリーなど、この取得元から1つを選びます。',
    chosen: '取得元から選択',
  },
  page: {
    intro: 'ウィジェットごとに保存します。',
    other: 'グループなし',
    fill: '内容を入力',
    define: '定義を編集',
    empty: '未入力',
    no_fields: 'このウィジェットには入力する項目がありません。',
    save: '「%{name}」を保存',
    none: '種類「%{type}」のウィジェットはありません',
    none_hint: 'この種類は存在しないか、ウィジェットが削除または別の種類に変更されました。',
    others: '既存の種類',
  },
}
