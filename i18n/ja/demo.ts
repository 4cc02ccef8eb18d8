import type { DemoMessages } from '../vi/demo'

export const demo: DemoMessages = {
  mark: 'デモ',
  open: 'デモ：ユーザーの切り替え、または最初からやり直す',
  about: 'データはすべてこのブラウザー内にあり、外部には送信されません。',
  site: 'お客様向けサイトを見る',
  sign_in_as: '次のユーザーでログイン',
  owner: 'オーナー',
  editor: '編集者',
  keeper: '倉庫担当',
  owner_hint: 'すべての操作が可能',
  editor_hint: '記事、カテゴリー、画像',
  keeper_hint: '倉庫、入出庫伝票、仕入先、注文',
  reset: '最初からやり直す',
  reset_confirm: 'デモで行った変更をすべて破棄しますか？',
  resetting: 'やり直しています…',
  failed: '実行できませんでした。もう一度お試しください',
}
