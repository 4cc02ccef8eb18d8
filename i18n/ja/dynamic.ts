import type { dynamic as vi } from '../vi/dynamic'

export const dynamic: typeof vi = {
  loading: '「%{title}」の入力欄を読み込み中…',
  not_chosen: '選択しない',
  gone_choice: '%{value}（一覧にありません）',
  unfit: {
    text: '以前の値は、この項目の現在の形式に合いません。',
    clear: '消去して入力し直す',
  },
  file: {
    choose: 'ライブラリから選ぶ',
    open: 'ファイルを新しいタブで開く',
    play: '動画を再生',
    add: 'ファイルを追加',
    none: 'ファイルはまだありません',
    remove: '「%{name}」を外す',
  },
  rows: {
    add: '行を追加',
    none: '行はまだありません',
    unnamed: '%{place}行目',
    remove: '「%{name}」を外す',
  },
  api: {
    loading: '検索中…',
    clear: '選択を解除',
    open: '一覧を開く',
    close: '一覧を閉じる',
    slow: 'データの取得元の応答に時間がかかりすぎています。',
    unreachable: 'データの取得元に接続できません。',
    refused: 'データの取得元に拒否されました（コード%{status}）。',
    large: 'データの取得元から送られた内容が多すぎます。',
    unfit: '返されたデータが設定された構造と合いません。',
    not_set: 'この項目にはデータの取得元が設定されていません。',
    retry: '再試行',
  },
}
