import type { common as vi } from '../vi/common'

export const common: typeof vi = {
  app_name: 'Nếp',
  title: '%{page} · Nếp',
  just_now: 'たった今',
  minutes_ago: '%{smart_count}分前',
  hours_ago: '%{smart_count}時間前',
  home: 'ホーム',
  back_home: 'ホームに戻る',
  add_new: '新規追加',
  edit: '編集',
  all: 'すべて',
  loading: '読み込み中…',
  try_again: '再試行',
  try_again_later: 'しばらくしてからもう一度お試しください',
  close: '閉じる',
  keep: 'そのままにする',
  yes: 'はい',
  no: 'いいえ',
}
