import type { profile as vi } from '../vi/profile'

export const profile: typeof vi = {
  title: 'マイアカウント',
  id_card: '身分証明書',
  roles: '自分のロール',
  roles_hint: '自分自身のロールは変更できません。権限が必要な場合は管理者に依頼してください。',
  no_roles: '権限はロールを介さず、直接付与されています。',
  change_password: 'パスワードを変更',
  notices: {
    title: '新着のお知らせ',
    sound: '音を鳴らす',
    system: '画面に通知を表示する',
    hint: '新しい注文、コメント、お問い合わせが届いたときのお知らせです。このブラウザーだけの設定です。',
    denied: 'このページの通知はブラウザーでブロックされています。ブラウザーの設定で許可してください。',
  },
  password: {
    title: 'パスワードの変更',
    current: '現在のパスワード',
    new: '新しいパスワード',
    repeat: '新しいパスワード（確認）',
    note: '変更すると、他の端末やブラウザーでのセッションはすぐに終了します。このセッションは続きます。',
    submit: 'パスワードを変更',
    done: 'パスワードを変更しました。他のセッションは終了しました。',
  },
}
