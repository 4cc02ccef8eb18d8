import type { languages as vi } from '../vi/languages'
import { commonFields, crudWords } from './crud'

const words = crudWords('言語', 'まずサイトの主な言語を追加してください。最初の言語が既定になります。')

export const languages: typeof vi = {
  ...words,
  intro: 'サイトで使う言語です。ドラッグして表示順を変えられます。',
  fields: {
    ...commonFields,
    key: '言語',
    code: 'コード',
    name: '現地での名称',
    is_default: '既定',
  },
  add: {
    label: '言語を追加',
    title: '言語の追加',
    hint: '名称かコードを入力（例：英語、Tiếng Việt、fr）',
    save: '追加',
    none: '該当する言語はありません',
    open: '一覧を開く',
    close: '一覧を閉じる',
    clear: '選択を解除',
  },
  default: {
    is: '既定',
    make: '既定にする',
    make_one: '既定にする：%{name}',
    done: '%{name}が既定の言語になりました。',
    keep: '既定の言語は削除できません。先に別の言語を既定にしてください。',
  },
  delete: { one: '%{name}を削除', text: 'サイトの%{name}版はなくなります。' },
  notifications: {
    ...words.notifications,
    default_failed: '既定の言語を変更できませんでした。',
  },
}
