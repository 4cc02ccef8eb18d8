/** Work of the house that was given up. */
export const jobs = {
  help: '何度か試しても終わらなかったバックグラウンドの処理です。%{days}日後に一覧から消えます。',
  empty: '未完了の処理はありません',
  empty_hint: '何度試しても終わらなかった処理がここに表示されます。',
  fields: { kind: '処理', attempts: '試行回数', failed_at: '最後の試行', action: '操作' },
  kind: {
    reset_mail: 'パスワード再設定メールの送信',
    backup: 'データのバックアップ',
    webhook: 'Webhook の送信',
    webhook_mail: 'Webhook 停止のお知らせメール',
    other: 'その他の処理：%{kind}',
  },
  retry: '再試行',
  retry_of: '再試行：%{name}',
  drop: '取りやめ',
  drop_of: '取りやめ：%{name}',
  drop_title: '「%{name}」を取りやめますか？',
  drop_text: 'この処理は行われなくなり、元に戻せません。',
  told: { retry: 'すぐに再試行します。', drop: '取りやめました。' },
  notifications: {
    load_failed: '処理の一覧を読み込めませんでした。',
    retry_failed: '再試行できませんでした。',
    drop_failed: '取りやめられませんでした。',
  },
}
