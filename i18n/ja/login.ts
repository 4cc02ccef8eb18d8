import type { login as vi } from '../vi/login'

export const login: typeof vi = {
  title: 'ログイン',
  /** Under the logo, where the site has no name of its own. */
  site: 'Nếp管理画面',
  email: 'メールアドレス',
  password: 'パスワード',
  show_password: 'パスワードを表示',
  hide_password: 'パスワードを隠す',
  submit: 'ログイン',
  submitting: 'ログイン中…',
  captcha_needed: '確認の質問にお答えください',
  captcha_hint: '数字で答えてください',
  email_required: 'メールアドレスを入力してください',
  password_required: 'パスワードを入力してください',
  forgotten_password: 'パスワードをお忘れですか？',
  forgotten: 'パスワードを忘れた場合は、管理者に再設定を依頼してください。',
  email_invalid: 'メールアドレスの形式が正しくありません',
  wrong_credentials: 'メールアドレスまたはパスワードが違います。もう一度ご確認ください',
  offline: 'サーバーに接続できません。しばらくしてからもう一度お試しください',
  not_kept:
    'ブラウザがログイン情報を保存できませんでした。このサイトのデータ保存を許可してから、もう一度お試しください。',
  failed:
    'サーバーから予期しない応答があり、ログインできませんでした。もう一度試し、続く場合は担当者に知らせてください。',
  try_again: '再試行',
  session_ended: 'セッションが終了しました。もう一度ログインしてください。入力中の内容は保存されています。',
  no_access: 'このアカウントには管理画面を利用する権限がありません',
  language: '言語',
  product: 'Nếp',
}
