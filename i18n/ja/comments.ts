import type { comments as vi } from '../vi/comments'
import { commonFields, crudWords } from './crud'

const words = crudWords('コメント', '読者が記事に書いたコメントがここに表示されます。')

export const comments: typeof vi = {
  ...words,
  title: { ...words.title, edit: 'コメントの内容' },
  search: 'コメントの内容で検索',
  fields: {
    ...commonFields,
    message: '内容',
    user_id: '投稿者',
    post_id: '記事',
    comment_id: '返信先のコメント',
    reply_to: '返信先',
    by_staff: 'スタッフの投稿',
    is_shown: 'サイトに表示',
    author_name: '記入された名前',
    created_at: '投稿日時',
  },
  status: { none: '返信待ち', done: '完了' },
  mark: {
    column: '対応',
    done: '完了',
    none: '戻す',
    shown: '表示する',
    held: '非表示にする',
    shown_of: '%{name}さんのコメントを表示する',
    held_of: '%{name}さんのコメントを非表示にする',
    done_of: '%{name}さんのコメントを完了にする',
    none_of: '%{name}さんのコメントを返信待ちに戻す',
  },
  marked: {
    shown: '%{name}さんのコメントを表示しました。',
    held: '%{name}さんのコメントを非表示にし、受信箱に戻しました。',
    done: '%{name}さんのコメントを完了にしました。',
    none: '%{name}さんのコメントを返信待ちに戻しました。',
  },
  nobody: '削除されたアカウント',
  staff: 'スタッフ',
  is_new: '新着',
  unread: '前回の確認後の新着コメント：%{smart_count}件 |||| 前回の確認後の新着コメント：%{smart_count}件',
  unread_many: '前回の確認後の新着コメント：%{count}件以上',
  in_thread: '%{name}さんのコメント「%{text}」への返信',
  rest: 'ほかに返信が%{count}件あります。 |||| ほかに返信が%{count}件あります。',
  show_rest: 'さらに表示',
  answers: '%{name}さんへの返信',
  thread: 'この話題のコメント',
  edit: '編集',
  edit_of: '%{name}さんのコメントを編集',
  save: '保存',
  delete_of: '%{name}さんのコメントを削除',
  delete_alone: 'コメントはゴミ箱に移り、そこから復元できます。',
  delete_with:
    '返信%{smart_count}件も一緒に削除されます。すべてゴミ箱から復元できます。 |||| 返信%{smart_count}件も一緒に削除されます。すべてゴミ箱から復元できます。',
  bulk_delete: '返信も一緒に削除されます。すべてゴミ箱から復元できます。',
}
