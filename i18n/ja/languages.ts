import type { languages as vi } from '../vi/languages'

export const languages: typeof vi = {
  name: '言語 |||| 言語',
  title: '言語',
  intro: 'サイトで使う言語です。ドラッグして表示順を変えられます。',
  fields: { id: 'ID', key: '言語', code: 'コード', name: '現地での名称', sort: '順序', is_default: '既定' },
  add: {
    label: '言語を追加',
    title: '言語の追加',
    hint: '名称かコードを入力(例: 英語、Tiếng Việt、fr)',
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
  empty: {
    message: '言語はまだありません',
    hint: 'まずサイトの主な言語を追加してください。最初の言語が既定になります。',
  },
  notifications: {
    created: '言語を追加しました。',
    updated: '言語を保存しました。',
    deleted: '言語を削除しました。 |||| %{smart_count}件の言語を削除しました。',
    sorted: '言語の順序を保存しました。',
    create_failed: '言語を追加できませんでした。',
    update_failed: '言語を保存できませんでした。',
    delete_failed: '言語を削除できませんでした。',
    default_failed: '既定の言語を変更できませんでした。',
    sort_failed: '言語の順序を保存できませんでした。',
    load_failed: '言語を読み込めませんでした。',
  },
}
