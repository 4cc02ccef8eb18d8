import type { feedback as vi } from '../vi/feedback'
import { commonFields, crudWords } from './crud'

const words = crudWords('お問い合わせ', 'サイトから届いたお問い合わせがここに表示されます。')

export const feedback: typeof vi = {
  ...words,
  title: { ...words.title, edit: 'お問い合わせの内容' },
  search: '名前、電話番号、メール、内容で検索',
  fields: {
    ...commonFields,
    name: '差出人',
    type: '件名',
    content: '内容',
    created_at: '受信日時',
    notes: 'メモ',
  },
  status: { none: '未対応', done: '対応済み' },
  mark: {
    column: '対応',
    done: '対応済み',
    none: '戻す',
    done_of: '%{name}さんを対応済みにする',
    none_of: '%{name}さんを未対応に戻す',
  },
  marked: {
    done: '%{name}さんを対応済みにしました。',
    none: '%{name}さんを未対応に戻しました。',
  },
  sender: '差出人',
  no_contact: '連絡先は残されていません。',
  no_content: '内容はありません。',
  nobody: '削除されたアカウント',
  notes: { at: '日時', text: '内容', author_id: '記入者' },
  notes_title: '対応のメモ',
}
