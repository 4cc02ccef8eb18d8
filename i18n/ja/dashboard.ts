import type { dashboard as vi } from '../vi/dashboard'

export const dashboard: typeof vi = {
  today: '%{year}年%{month}月%{day}日 %{weekday}',
  nothing: {
    no_rights: 'このアカウントにはまだ権限が割り当てられていません。管理者に権限の付与をご依頼ください。',
    title: '今日もよい一日を',
    text: 'このページにはあなたのロール向けの項目がまだありません。メニューから作業を選んでください。',
  },
  failed: 'この部分を読み込めませんでした。しばらくしてからもう一度お試しください。',
  loading: '読み込み中…',
  quick: {
    add: '追加',
    more: 'ほかのものを追加',
    write: '%{add} · %{type}',
    upload: 'ファイルをアップロード',
    invite: 'メンバーを追加',
  },
  attention: {
    title: '確認が必要なもの',
    queues: '承認待ちの一覧',
    queue: '%{type}：承認待ち%{count}件',
    no_role: 'ロールのないアカウント%{smart_count}件 |||| ロールのないアカウント%{smart_count}件',
    no_role_hint: 'サイトの顧客、または担当を待っている新しいメンバー',
    none: '対応待ちのものはありません',
  },
  recent: {
    title: '最近の更新',
    by: '%{name} · %{time}',
    nobody: '作成者不明',
    empty: 'まだ何もありません',
  },
  coming: {
    title: '7日以内の公開予定',
    own: 'あなたの公開予約',
    today: '今日 %{at}',
    calendar: 'カレンダーを開く',
    more: 'ほか%{smart_count}件 |||| ほか%{smart_count}件',
  },
  drafts: {
    title: 'あなたの下書き',
    empty: '下書きはありません。',
    more: 'ほか%{smart_count}件の下書き |||| ほか%{smart_count}件の下書き',
  },
  media: {
    title: '新しいファイル',
    all: 'ライブラリを開く',
    empty: 'ライブラリにファイルはまだありません',
    open: 'ライブラリで「%{name}」を見る',
  },
  steps: {
    title: 'Nếpを始めましょう',
    text: 'サイトに最初のコンテンツを載せるまでの手順です。',
    done: '完了',
    type: {
      title: 'コンテンツタイプを作る',
      text: '「ニュース」など、タイプごとにフォームと機能が分かれます。',
    },
    category: { title: 'カテゴリーを追加する', text: '読者がテーマで記事を探せるようになります。' },
    post: { title: '最初の記事を書く', text: 'タイトルだけで下書きを保存できます。' },
    invite: { title: '同僚を招待する', text: 'メンバーを追加し、ロールを割り当てます。' },
  },
}
