import type { profile as vi } from '../vi/profile'

export const profile: typeof vi = {
  title: 'マイアカウント',
  id_card: '身分証明書',
  roles: '自分のロール',
  roles_hint: '自分自身のロールは変更できません。権限が必要な場合は管理者に依頼してください。',
  no_roles: '権限はロールを介さず、直接付与されています。',
  change_password: 'パスワードを変更',
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
