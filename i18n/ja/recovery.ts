import type { recovery as vi } from '../vi/recovery'

export const recovery: typeof vi = {
  title: 'パスワードの再設定',
  explained:
    'ログインに使うメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  send: 'リンクを送る',
  sending: '送信中…',
  sent: 'このアドレスのアカウントがあれば、リンクをお送りしました。有効期限は30分です。届かない場合は、迷惑メールフォルダーもご確認ください。',
  new_title: '新しいパスワードの設定',
  password: '新しいパスワード',
  hint: '5文字以上',
  save: 'パスワードを設定',
  saving: '保存中…',
  set: '新しいパスワードを設定しました。お使いの端末で、もう一度ログインしてください。',
  back: 'ログイン画面へ戻る',
}
