import type { keys as viKeys, palette as viPalette } from '../vi/palette'

export const palette: typeof viPalette = {
  title: '検索と操作',
  placeholder: '記事、人、ページ、操作を検索…',
  results: '検索結果',
  groups: { recent: '最近開いたもの', go: '移動', do: '操作', set: '設定' },
  set: {
    language: '言語',
    light: 'ライトテーマに切り替える',
    dark: 'ダークテーマに切り替える',
    ltr: '文字方向を左から右に変える',
    rtl: '文字方向を右から左に変える',
  },
  count: '1件 |||| %{smart_count}件',
  waiting: '検索中…',
  nothing: '「%{typed}」に一致するものはありません。短い語にするか、語を減らしてみてください。',
  offline: 'ネットワークに接続されていません。検索できるのはページと操作だけです。',
  failed: '内容を検索できませんでした。続けて入力すると再試行します。',
  close: '閉じる',
}

export const keys: typeof viKeys = {
  title: 'キーボードショートカット',
  letters: '1文字のショートカットを使う',
  letters_help:
    '押し間違いが多い場合や音声で入力する場合はオフにしてください。Ctrl や ⌘ を使うキーはそのまま使えます。',
  after: '次に',
  groups: { everywhere: 'すべてのページ', go: '移動', list: '一覧', form: 'フォーム' },
  palette: '検索と操作を開く',
  save: '保存',
  search: '一覧を検索',
  help: 'ショートカットを表示',
  create: '新規追加',
  next: '次の行',
  previous: '前の行',
  open: 'この行を開く',
  select: 'この行を選択または解除',
  unselect: '選択をすべて解除',
  close: '開いているダイアログを閉じる',
}
