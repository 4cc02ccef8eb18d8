import type { CrudWords, commonFields as vi } from '../vi/crud'

/**
 * The words that every entity has, from its noun.
 * @param hint what an empty list says to whoever may add the first one
 * @param counter what they are counted by
 */
export const crudWords = (noun: string, hint: string, counter = '件'): CrudWords => ({
  name: `${noun} |||| ${noun}`,
  title: { list: noun, create: `${noun}を追加`, edit: `${noun}を編集`, import: `${noun}の取り込み` },
  add: `${noun}を追加`,
  search: `${noun}を検索`,
  empty: { message: `${noun}はまだありません`, hint },
  delete_text: `${noun}はゴミ箱に移り、そこから復元できます。`,
  came: `新しい${noun}%{smart_count}${counter} |||| 新しい${noun}%{smart_count}${counter}`,
  notifications: {
    created: `${noun}を追加しました。`,
    updated: `${noun}を保存しました。`,
    deleted: `${noun}を削除しました。 |||| %{smart_count}${counter}の${noun}を削除しました。`,
    changed: `${noun}を更新しました。 |||| %{smart_count}${counter}の${noun}を更新しました。`,
    sorted: `${noun}の並び順を保存しました。`,
    create_failed: `${noun}を追加できませんでした。`,
    update_failed: `${noun}を保存できませんでした。`,
    delete_failed: `${noun}を削除できませんでした。`,
    sort_failed: `${noun}の並び順を保存できませんでした。`,
    load_failed: `${noun}を読み込めませんでした。`,
  },
})

/** Names of fields that many entities have. */
export const commonFields: typeof vi = {
  id: 'ID',
  title: 'タイトル',
  name: '名称',
  slug: 'スラッグ',
  image: '画像',
  description: '説明',
  status: '状態',
  sort: '並び順',
  phone: '電話番号',
  email: 'メールアドレス',
  address: '住所',
  created_at: '作成日時',
  updated_at: '更新日時',
}
