import type { ratings as vi } from '../vi/ratings'
import { commonFields, crudWords } from './crud'

const words = crudWords('評価', 'お客様の評価がここに表示されます。')

export const ratings: typeof vi = {
  ...words,
  title: { ...words.title, edit: '評価の内容' },
  search: '内容と名前で検索',
  fields: {
    ...commonFields,
    score: '星の数',
    content: '内容',
    user_id: '投稿者',
    author_name: '記入された名前',
    post_id: '記事',
    is_shown: 'サイトに表示',
    created_at: '投稿日時',
  },
  status: { none: '要確認', done: '完了' },
  mark: {
    column: '対応',
    done: '完了',
    none: '戻す',
    shown: '表示する',
    held: '非表示にする',
    shown_of: '%{name}さんの評価を表示する',
    held_of: '%{name}さんの評価を非表示にする',
    done_of: '%{name}さんの評価を完了にする',
    none_of: '%{name}さんの評価を要確認に戻す',
  },
  marked: {
    shown: '%{name}さんの評価を表示しました。',
    held: '%{name}さんの評価を非表示にし、受信箱に戻しました。',
    done: '%{name}さんの評価を完了にしました。',
    none: '%{name}さんの評価を要確認に戻しました。',
  },
  guest: 'ゲスト',
  stars: '星5つ中%{score}',
  tab: { 1: '星1', 2: '星2', 3: '星3', 4: '星4', 5: '星5' },
  summary: '評価のまとめ',
  average: '平均',
  share: '割合',
  count: '件数',
  capped: '最初に見つかった%{count}件だけを数えています。',
  no_words: 'コメントはありません。',
}
